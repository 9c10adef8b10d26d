// A family is one idea of a picture. It gets colours, words that are already set and a seed, and answers with layers.

import type { CoverMood } from '#contract/covers/moods'
import { coverSide, type ImageSource, type Layer, type TextLayer } from '#contract/covers/scene'
import type { Palette } from '../colour/palettes'
import { shapeLayer } from '../compose/layer'
import { type Calm, margin, type Words } from '../layouts/layout'
import type { Random } from '../numbers/random'
import type { Measure } from '../type/measure'
import type { Pairing } from '../type/pairings'
import { inkBox } from '../type/set-lines'

export interface Photo {
  source: ImageSource
  width: number
  height: number
}

export interface Stage {
  words: Words
  palette: Palette
  pairing: Pairing
  layout: string
  calm: Calm
  text: TextLayer[]
  measure: Measure
  seed: number
  random: Random
  /** Loudness over time, 0 to 1; empty without a recording. */
  sound: number[]
  photo: Photo | undefined
}

export interface Made {
  ground: string
  /** From the back; the words come on top. */
  layers: Layer[]
  /** What the words are set in. Unsaid: whichever colour of the palette is read best over the picture. */
  ink?: string
  /** In the place of the layout's. */
  text?: TextLayer[]
}

export interface Family {
  name: string
  needs?: 'photo' | 'sound' | 'chinese'
  /** Those it goes with, best ones first. */
  layouts: readonly string[]
  /** Unsaid: any. */
  pairings?: readonly string[]
  moods: readonly CoverMood[]
  /** Whether these words can be drawn so. */
  suits?(words: Words): boolean
  make(stage: Stage): Made
}

/** Layouts that leave the upper or the lower part of a cover to its picture. */
export const feet = ['foot-left', 'foot-wide', 'centre-low', 'foot-right'] as const
export const heads = ['head-left', 'head-wide', 'head-right', 'centre-high'] as const
export const sides = ['left-middle', 'right-middle'] as const

/** A field of one colour behind all words, for pictures that are too restless to be written on. */
export function fieldBehind(text: readonly TextLayer[], measure: Measure, fill: string, room = 180): Layer[] {
  if (text.length === 0) return []
  const boxes = text.map(layer => ({ layer, box: inkBox(layer, measure) }))
  const left = Math.min(...boxes.map(({ layer, box }) => layer.x + box.left)) - room
  const right = Math.max(...boxes.map(({ layer, box }) => layer.x + box.right)) + room
  const top = Math.min(...boxes.map(({ layer, box }) => layer.y + box.top)) - room
  const bottom = Math.max(...boxes.map(({ layer, box }) => layer.y + box.bottom)) + room
  const [width, height] = [Math.round(right - left), Math.round(bottom - top)]
  const path = `M0 0H${width}V${height}H0Z`
  return [shapeLayer('Field', path, fill, { x: Math.round(left), y: Math.round(top), width, height })]
}

export interface Room {
  x: number
  y: number
  /** How far a figure may reach from there. */
  reach: number
  top: number
  bottom: number
}

/** Air between a figure and the words. */
const air = 130

/** Where a figure may stand, by where the words really are. */
export function roomFor({ calm, text, measure }: Pick<Stage, 'calm' | 'text' | 'measure'>): Room {
  const title = text.filter(({ role }) => role === 'title').map(layer => spanOf(layer, measure))
  const lowest = Math.max(...title.map(({ bottom }) => bottom), margin)
  const highest = Math.min(...title.map(({ top }) => top), coverSide - margin)
  const credits = text.filter(({ role }) => role === 'artist').map(layer => spanOf(layer, measure))
  // A credit beside the title moves the edge too; one on the far side lies over the picture.
  const creditAbove = Math.min(...credits.map(({ top }) => top).filter(top => top > coverSide / 2), highest)
  const creditBelow = Math.max(
    ...credits.map(({ bottom }) => bottom).filter(edge => edge < coverSide / 2),
    lowest,
  )
  const x = calm === 'left' ? 2000 : calm === 'right' ? 1000 : 1500
  const top = calm === 'head' ? creditBelow + air : 0
  const bottom = calm === 'foot' ? creditAbove - air : coverSide
  const side = calm === 'left' || calm === 'right' ? 880 : 1350
  const y = (Math.max(top, calm === 'foot' ? margin : 0) + Math.min(bottom, coverSide - margin / 2)) / 2
  return { x, y, reach: Math.min(side, (bottom - top) / 2 - air / 2), top, bottom }
}

function spanOf(layer: TextLayer, measure: Measure) {
  const box = inkBox(layer, measure)
  return { top: layer.y + box.top * layer.scale_y, bottom: layer.y + box.bottom * layer.scale_y }
}
