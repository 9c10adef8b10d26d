// A paint is a program that says the colour of a point. It knows its seed and colours, and nothing of canvases.
import type { PaintLayer } from '#contract/covers/scene'
import { type Rgb, rgbOf } from '../colour/colour'
import type { LettersField } from './letters-field'

export interface Paint extends Pick<PaintLayer, 'seed' | 'colours' | 'values' | 'sound' | 'letters'> {
  /** Pixels of a side. */
  side: number
  /** How far each point is from the letters, where the paint has some. */
  field: LettersField | undefined
}

/** Writes the colour at a point (0 to 1 both ways; and by pixel) into `out`. */
export type ColourAt = (u: number, v: number, out: number[], x: number, y: number) => void

export interface PaintProgram {
  /** Has no edge that an enlargement would blur. */
  isSoft: boolean
  /** Levels of grain, where the layer says nothing. */
  grain: number
  prepare(paint: Paint): ColourAt
}

/** What the layer says of a value, or what the paint has by itself. */
export const told = ({ values }: Pick<Paint, 'values'>, name: string, usual: number) => values[name] ?? usual

type Rgbs<Usual extends readonly string[]> = { [Index in keyof Usual]: Rgb }

/** The colours of a layer, and the paint's own where it has fewer. */
export function coloursOf<const Usual extends readonly string[]>(
  { colours }: Pick<Paint, 'colours'>,
  usual: Usual,
): Rgbs<Usual> {
  return usual.map((colour, index) => rgbOf(colours[index] ?? colour)) as unknown as Rgbs<Usual>
}
