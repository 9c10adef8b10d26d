// A cover as data: layers from the back to the front on a square of 3000 units, one unit a pixel of the file that channels
// get. The generator makes such scenes, the editor changes them, and browser and server draw them with the same code.
import { z } from 'zod'
import { asTyped, token, words } from '../text'
import { paintNames } from './paints'

/** The side of a cover, in units and in pixels of its export. */
export const coverSide = 3000
export const sceneVersion = 1

export const sceneLimits = {
  layers: 200,
  depth: 6,
  text: 400,
  name: 60,
  path: 20_000,
  stops: 8,
  colours: 12,
  /** Of the scene as JSON, in bytes. */
  size: 400_000,
} as const

const most = 100_000
const amount = z.number().min(-most).max(most)
const positive = z.number().min(0).max(most)
const share = z.number().min(0).max(1)
export const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const stop = z.object({ at: share, colour, opacity: share.default(1) })
const stops = z.array(stop).min(2).max(sceneLimits.stops)
/** Points of a gradient are shares of the layer's own box, so that it follows when the layer grows. */
const point = z.object({ x: z.number().min(-5).max(5), y: z.number().min(-5).max(5) })

export const fill = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), colour }),
  z.object({ kind: z.literal('linear'), from: point, to: point, stops }),
  z.object({ kind: z.literal('radial'), centre: point, radius: z.number().min(0.01).max(5), stops }),
])
export type Fill = z.output<typeof fill>

export const blends = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'soft-light',
  'hard-light',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'difference',
  'luminosity',
] as const
export type Blend = (typeof blends)[number]

export const shadow = z.object({ x: amount, y: amount, blur: positive, colour, opacity: share })
export type Shadow = z.output<typeof shadow>

/** What every layer has. `x` and `y` are where its own origin stands; it turns and grows around that. */
const common = {
  id: token(40, 1),
  name: words(sceneLimits.name),
  x: amount.default(0),
  y: amount.default(0),
  rotation: z.number().min(-360).max(360).default(0),
  scale_x: z.number().min(-50).max(50).default(1),
  scale_y: z.number().min(-50).max(50).default(1),
  opacity: share.default(1),
  blend: z.enum(blends).default('normal'),
  is_hidden: z.boolean().default(false),
  is_locked: z.boolean().default(false),
  shadow: shadow.nullable().default(null),
}

/** Lines, drawn as SVG says: absolute and relative commands with numbers, nothing else. */
const pathData = z
  .string()
  .max(sceneLimits.path)
  .regex(/^[\d \nMmLlHhVvCcSsQqTtAaZz.,eE+-]*$/)

const stroke = z.object({ colour, width: positive, dash: z.array(positive).max(6).default([]) })

/** How a text is set. A font that is not known any more is drawn in the first one. */
export const type = z.object({
  font: token(40, 1),
  weight: z.number().int().min(100).max(900),
  /** Of a face that has one: 62 is narrow, 125 wide. */
  width: z.number().int().min(50).max(200).default(100),
  is_italic: z.boolean().default(false),
})
export type Type = z.output<typeof type>

const source = z.discriminatedUnion('kind', [
  /** A picture of the member, by what uploading it answered. */
  z.object({ kind: z.literal('upload'), id: z.uuid() }),
  /** A background of the site. */
  z.object({ kind: z.literal('background'), id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
])
export type ImageSource = z.output<typeof source>

export const imageFilters = z.object({
  brightness: z.number().min(-1).max(1).default(0),
  contrast: z.number().min(-1).max(1).default(0),
  saturation: z.number().min(-1).max(1).default(0),
  blur: z.number().min(0).max(200).default(0),
  grain: share.default(0),
  /** Dark and light: the picture in two colours. */
  duotone: z.tuple([colour, colour]).nullable().default(null),
})

const masks = ['none', 'round', 'rounded', 'arch', 'diamond'] as const

const paint = z.object({
  ...common,
  kind: z.literal('paint'),
  /** A picture computed pixel by pixel from a seed; it fills the cover. */
  paint: z.enum(paintNames),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  colours: z.array(colour).min(1).max(sceneLimits.colours),
  /** What the paint lets one change, by name; what is missing stays as the paint has it. */
  values: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,30}$/), z.number().min(-most).max(most)).default({}),
  /** Loudness over time, 0 to 1, for paints that draw sound. */
  sound: z.array(share).max(400).default([]),
  /** For paints that draw around or of letters. */
  letters: z
    .object({ text: asTyped(sceneLimits.text), type, size: positive, x: amount, y: amount })
    .nullable()
    .default(null),
})
const shape = z.object({
  ...common,
  kind: z.literal('shape'),
  path: pathData,
  /** The box that gradients are shares of. */
  width: positive,
  height: positive,
  fill: fill.nullable(),
  stroke: stroke.nullable().default(null),
  is_even_odd: z.boolean().default(false),
})
const text = z.object({
  ...common,
  kind: z.literal('text'),
  /** Lines as they are broken. */
  text: asTyped(sceneLimits.text),
  /** What it says, if it is the title or the artist: the checker compares it with the release. */
  role: z.enum(['title', 'artist', 'none']).default('none'),
  type,
  size: z.number().min(1).max(most),
  /** Between letters, in thousandths of the size. */
  spacing: z.number().min(-500).max(2000).default(0),
  /** From line to line, as a multiple of the size. */
  leading: z.number().min(0.3).max(4).default(1),
  direction: z.enum(['across', 'down']).default('across'),
  align: z.enum(['start', 'middle', 'end']).default('start'),
  fill,
})
const image = z.object({
  ...common,
  kind: z.literal('image'),
  source,
  width: positive,
  height: positive,
  /** The part of the picture that is shown, as shares of it. */
  crop: z
    .object({ x: share, y: share, width: share, height: share })
    .default({ x: 0, y: 0, width: 1, height: 1 }),
  mask: z.enum(masks).default('none'),
  filters: imageFilters.prefault({}),
})

export type PaintLayer = z.output<typeof paint>
export type ShapeLayer = z.output<typeof shape>
export type TextLayer = z.output<typeof text>
export type ImageLayer = z.output<typeof image>
export interface GroupLayer extends z.output<typeof groupHead> {
  layers: Layer[]
}
export type Layer = PaintLayer | ShapeLayer | TextLayer | ImageLayer | GroupLayer

const groupHead = z.object({ ...common, kind: z.literal('group') })

/** Level by level and no deeper, so that nobody can send groups within groups until the stack is full. */
const layerAbove = (inner: z.ZodType<Layer> | undefined): z.ZodType<Layer> =>
  inner
    ? z.discriminatedUnion('kind', [
        ...([paint, shape, text, image] as const),
        groupHead.extend({ layers: z.array(inner).max(sceneLimits.layers) }),
      ])
    : z.discriminatedUnion('kind', [paint, shape, text, image])

export const layer = Array.from({ length: sceneLimits.depth }).reduce<z.ZodType<Layer> | undefined>(
  layerAbove,
  undefined,
) as z.ZodType<Layer>

export const scene = z
  .object({
    version: z.literal(sceneVersion),
    ground: colour,
    layers: z.array(layer).max(sceneLimits.layers),
  })
  .check(({ value, issues }) => {
    const found = [...everyLayer(value.layers)].length
    if (found <= sceneLimits.layers) return
    const limit = { maximum: sceneLimits.layers, inclusive: true, input: value.layers }
    issues.push({ code: 'too_big', origin: 'array', path: ['layers'], ...limit })
  })
export type Scene = z.output<typeof scene>

/** Every layer, groups before what they hold. */
export function* everyLayer(layers: readonly Layer[]): Generator<Layer> {
  for (const each of layers) {
    yield each
    if (each.kind === 'group') yield* everyLayer(each.layers)
  }
}
