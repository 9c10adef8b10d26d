// A layout sets title and credit. It measures the words, so that long titles, two scripts and no artist at all stand well.

import { coverSide, type TextLayer } from '#contract/covers/scene'
import { textLayer } from '../compose/layer'
import type { Random } from '../numbers/random'
import { fitText } from '../type/fit-text'
import { isChinese, lettersOf } from '../type/letters'
import type { Measure } from '../type/measure'
import { cased, faceFor, type Pairing } from '../type/pairings'
import { inkBox } from '../type/set-lines'

/** Nothing but what bleeds comes closer to the edge. */
export const margin = coverSide / 15

export interface Words {
  title: string
  artist: string
}

export interface Setting {
  words: Words
  pairing: Pairing
  measure: Measure
  random: Random
}

/** Where the type lies, so that the picture can leave it in peace. */
export type Calm = 'foot' | 'head' | 'middle' | 'left' | 'right' | 'all' | 'label'

export interface Layout {
  name: string
  calm: Calm
  /** Whether these words can be set so. */
  suits(words: Words): boolean
  set(setting: Setting): TextLayer[]
}

export const creditSize = 118
/** How many letters a title has, spaces aside. */
export const lengthOf = ({ title }: Words) => lettersOf(title.replace(/\s/g, '')).length
export const always = () => true

type Corner = { x: 'left' | 'middle' | 'right'; y: 'top' | 'middle' | 'bottom' }
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

interface TitleWish {
  at: Corner
  most?: number
  lines?: number
}

const alignOf = { left: 'start', middle: 'middle', right: 'end' } as const

/** The title as large as a frame allows, its ink on the frame's edges. */
export function titleIn(
  frame: Frame,
  { at, most = 1000, lines = 6 }: TitleWish,
  setting: Setting,
): TextLayer[] {
  const { words, pairing, measure } = setting
  if (!words.title.trim()) return []
  const text = cased(pairing, words.title)
  const type = faceFor(pairing.title, text)
  const leading = isChinese(text) ? 1.08 : pairing.isUpper ? 0.92 : 0.96
  const { width, height } = frame
  const fitted = fitText(text, { type, width, height, leading, most, lines }, measure)
  const said = { text: fitted.text, type, size: fitted.size, x: 0, y: 0 }
  const layer = textLayer('title', said, { leading, align: alignOf[at.x] })
  return [moved(layer, frame, at, measure)]
}

export function creditIn(frame: Frame, at: Corner, setting: Setting, size = creditSize): TextLayer[] {
  const { words, pairing, measure } = setting
  if (!words.artist.trim()) return []
  const type = faceFor(pairing.credit, words.artist)
  const { width, height } = frame
  const fit = { type, width, height: Math.max(height, size * 2.6), leading: 1.25, most: size, lines: 2 }
  const fitted = fitText(words.artist, fit, measure)
  const said = { text: fitted.text, type, size: Math.max(fitted.size, 60), x: 0, y: 0 }
  return [moved(textLayer('artist', said, { leading: 1.25, align: alignOf[at.x] }), frame, at, measure)]
}

/** So that the ink of a layer stands on the edges of a frame. */
export function moved(layer: TextLayer, frame: Frame, at: Corner, measure: Measure): TextLayer {
  const ink = inkBox(layer, measure)
  const x = at.x === 'left' ? frame.x : at.x === 'right' ? frame.x + frame.width : frame.x + frame.width / 2
  const room = frame.height - (ink.bottom - ink.top)
  const top = frame.y + (at.y === 'top' ? 0 : at.y === 'bottom' ? room : room / 2)
  return { ...layer, x: Math.round(x), y: Math.round(top - ink.top) }
}

/** How high the ink of a layer reaches. */
export function topOf(layer: TextLayer | undefined, measure: Measure): number {
  return layer ? layer.y + inkBox(layer, measure).top : coverSide - margin
}
export function bottomOf(layer: TextLayer | undefined, measure: Measure): number {
  return layer ? layer.y + inkBox(layer, measure).bottom : margin
}

/** A column of Chinese, centred on `x`, from `top` down to `bottom` at the most. */
export function column(
  role: 'title' | 'artist',
  text: string,
  { x, top, bottom, most }: { x: number; top: number; bottom: number; most: number },
  { pairing }: Setting,
): TextLayer {
  const letters = lettersOf(text.replace(/\s/g, ''))
  const perColumn =
    letters.length > 9 ? Math.ceil(letters.length / Math.ceil(letters.length / 9)) : letters.length
  const columns = Array.from({ length: Math.ceil(letters.length / perColumn) }, (_, index) =>
    letters.slice(index * perColumn, (index + 1) * perColumn).join(''),
  )
  const size = Math.floor(
    Math.min(most / Math.max(1, columns.length * 0.8), (bottom - top) / (perColumn * 1.03)),
  )
  const type = faceFor(pairing[role === 'title' ? 'title' : 'credit'], text)
  const middle = x + ((columns.length - 1) * size * 1.1) / 2
  return textLayer(
    role,
    { text: columns.join('\n'), type, size, x: middle, y: top },
    { direction: 'down', spacing: 30, leading: 1.1 },
  )
}
