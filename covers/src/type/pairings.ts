// Which faces go together: one for the title, one for the credit, for Chinese and for Latin.

import type { CoverMood } from '#contract/covers/moods'
import type { Type } from '#contract/covers/scene'
import { isChinese } from './letters'

export interface Pairing {
  name: string
  title: { chinese: Type; latin: Type }
  credit: { chinese: Type; latin: Type }
  /** Latin titles in capitals. */
  isUpper: boolean
  /** Thin strokes are lost in a small tile: such a face stands large, or not at all. */
  isThin: boolean
  moods: readonly CoverMood[]
}

const face = (font: string, weight = 400, more: Partial<Type> = {}): Type => ({
  font,
  weight,
  width: 100,
  is_italic: false,
  ...more,
})

const serif = (weight: number) => face('noto-serif-sc', weight)
const sans = (weight: number) => face('noto-sans-sc', weight)
const instrument = face('instrument-serif')
const plain = face('archivo', 550)

export const pairings: readonly Pairing[] = [
  {
    name: 'serif',
    title: { chinese: serif(900), latin: instrument },
    credit: { chinese: serif(600), latin: instrument },
    isUpper: false,
    isThin: false,
    moods: ['warm', 'classical', 'nostalgic', 'calm'],
  },
  {
    name: 'wide',
    title: { chinese: sans(900), latin: face('archivo', 800, { width: 125 }) },
    credit: { chinese: sans(600), latin: plain },
    isUpper: false,
    isThin: false,
    moods: ['strong', 'bright', 'electronic', 'hiphop'],
  },
  {
    name: 'tall',
    title: { chinese: sans(900), latin: face('archivo', 900, { width: 62 }) },
    credit: { chinese: sans(600), latin: plain },
    isUpper: true,
    isThin: false,
    moods: ['rock', 'strong', 'hiphop'],
  },
  {
    name: 'light',
    title: { chinese: serif(300), latin: instrument },
    credit: { chinese: serif(400), latin: instrument },
    isUpper: false,
    isThin: true,
    moods: ['night', 'calm', 'classical', 'dream'],
  },
  {
    name: 'xiaowei',
    title: { chinese: face('zcool-xiaowei'), latin: face('fraunces', 400) },
    credit: { chinese: face('zcool-xiaowei'), latin: face('fraunces', 500) },
    isUpper: false,
    isThin: false,
    moods: ['folk', 'calm', 'nostalgic', 'dream'],
  },
  {
    name: 'brush',
    title: { chinese: face('ma-shan-zheng'), latin: face('instrument-serif', 400, { is_italic: true }) },
    credit: { chinese: serif(600), latin: instrument },
    isUpper: false,
    isThin: false,
    moods: ['folk', 'classical', 'nostalgic'],
  },
  {
    name: 'hand',
    title: { chinese: face('zhi-mang-xing'), latin: face('fraunces', 600, { is_italic: true }) },
    credit: { chinese: serif(500), latin: face('fraunces', 500) },
    isUpper: false,
    isThin: false,
    moods: ['folk', 'warm', 'dream'],
  },
  {
    name: 'round',
    title: { chinese: face('zcool-qingke-huangyou'), latin: face('unbounded', 800) },
    credit: { chinese: sans(500), latin: face('space-grotesk', 500) },
    isUpper: false,
    isThin: false,
    moods: ['electronic', 'bright', 'hiphop'],
  },
  {
    name: 'grotesque',
    title: { chinese: sans(800), latin: face('bricolage-grotesque', 700) },
    credit: { chinese: sans(500), latin: face('bricolage-grotesque', 500) },
    isUpper: false,
    isThin: false,
    moods: ['bright', 'folk', 'rock', 'calm'],
  },
  {
    name: 'syne',
    title: { chinese: sans(700), latin: face('syne', 800) },
    credit: { chinese: sans(500), latin: face('syne', 600) },
    isUpper: false,
    isThin: false,
    moods: ['electronic', 'dream', 'night'],
  },
  {
    name: 'bookish',
    title: { chinese: serif(700), latin: face('fraunces', 700) },
    credit: { chinese: serif(500), latin: face('fraunces', 500) },
    isUpper: false,
    isThin: false,
    moods: ['nostalgic', 'classical', 'warm', 'folk'],
  },
]

export function faceFor(faces: Pairing['title'], text: string): Type {
  return isChinese(text) ? faces.chinese : faces.latin
}

/** As the pairing sets a title. Letters that have no capitals stay as they are. */
export const cased = ({ isUpper }: Pairing, text: string) => (isUpper ? text.toLocaleUpperCase('en') : text)
