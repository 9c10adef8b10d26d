// Layers with everything that is usual about them left unsaid.
import {
  coverSide,
  type Fill,
  type ImageLayer,
  type ImageSource,
  imageFilters,
  type PaintLayer,
  type ShapeLayer,
  type TextLayer,
  type Type,
} from '#contract/covers/scene'
import { tenth } from '../numbers/noise'

/** What a layer has unless somebody said otherwise. */
export const usual = {
  x: 0,
  y: 0,
  rotation: 0,
  scale_x: 1,
  scale_y: 1,
  opacity: 1,
  blend: 'normal',
  is_hidden: false,
  is_locked: false,
  shadow: null,
} as const

/** Names become ids: a family names its layers once each. */
const idOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const plain = (colour: string): Fill => ({ kind: 'plain', colour })

export function paintLayer(
  paint: PaintLayer['paint'],
  seed: number,
  colours: string[],
  more: Partial<PaintLayer> = {},
): PaintLayer {
  const own = { id: idOf(paint), name: paint, kind: 'paint', paint, seed, colours } as const
  return { ...usual, ...own, values: {}, sound: [], letters: null, ...more }
}

export function shapeLayer(
  name: string,
  path: string,
  fill: Fill | string | null,
  more: Partial<ShapeLayer> = {},
): ShapeLayer {
  return {
    ...usual,
    id: idOf(name),
    name,
    kind: 'shape',
    path,
    width: 3000,
    height: 3000,
    fill: typeof fill === 'string' ? plain(fill) : fill,
    stroke: null,
    is_even_odd: false,
    ...more,
  }
}

/** A picture that fills the cover. */
export function imageLayer(
  name: string,
  source: ImageSource,
  crop: ImageLayer['crop'],
  filters: Partial<ImageLayer['filters']>,
): ImageLayer {
  const size = { width: coverSide, height: coverSide }
  const own = { id: idOf(name), name, kind: 'image', source, crop, mask: 'none' } as const
  return { ...usual, ...own, ...size, filters: imageFilters.parse(filters) }
}

interface Said {
  text: string
  type: Type
  size: number
  x: number
  y: number
}

export function textLayer(role: TextLayer['role'], said: Said, more: Partial<TextLayer> = {}): TextLayer {
  return {
    ...usual,
    id: role,
    name: role,
    kind: 'text',
    role,
    spacing: 0,
    leading: 1,
    direction: 'across',
    align: 'start',
    fill: plain('#000000'),
    ...said,
    x: tenth(said.x),
    y: tenth(said.y),
    ...more,
  }
}
