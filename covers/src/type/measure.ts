// How large the ink of a text is. Type is aligned by its ink, not by the room that a face leaves around it.
import type { Type } from '#contract/covers/scene'
import type { Surface } from '../draw/surface'
import { isJoined, lettersOf } from './letters'

/** From the point where a text begins, on its base line; right and down are positive. */
export interface Ink {
  left: number
  right: number
  top: number
  bottom: number
  /** To where the next letter would stand. */
  advance: number
}

export const inkWidth = ({ left, right }: Ink) => right - left
export const inkHeight = ({ top, bottom }: Ink) => bottom - top

export type Measure = (text: string, type: Type, size: number, spacing?: number) => Ink

/** Measured large and whole, so that browser and server agree to the last digit. */
const measuredAt = 1000

/** Letters that join are measured as they stand; everything else letter by letter, since a text may be drawn from several slices
 * of a face, and not every canvas adds up the ink of these. */
export function measureOn(surface: Surface): Measure {
  const { pen } = surface.sheet(8, 8)
  const known = new Map<string, Ink>()
  const asItStands = (text: string, type: Type): Ink => {
    surface.setType(pen, type, measuredAt, text)
    const ink = pen.measureText(text)
    // Coloured pictures, such as emoji, may say nothing of their ink: then their room counts.
    if (
      ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent <= 0 &&
      ink.width > 0 &&
      text.trim() !== ''
    ) {
      return { left: 0, right: Math.round(ink.width), top: -800, bottom: 100, advance: Math.round(ink.width) }
    }
    return {
      left: -Math.round(ink.actualBoundingBoxLeft),
      right: Math.round(ink.actualBoundingBoxRight),
      top: -Math.round(ink.actualBoundingBoxAscent),
      bottom: Math.round(ink.actualBoundingBoxDescent),
      advance: Math.round(ink.width),
    }
  }
  const remembered = (text: string, type: Type, make: () => Ink): Ink => {
    const key = `${type.font} ${type.weight} ${type.width} ${type.is_italic} ${text}`
    let ink = known.get(key)
    if (!ink) {
      ink = make()
      known.set(key, ink)
    }
    return ink
  }
  const measured = (text: string, type: Type): Ink => {
    const letters = lettersOf(text).filter(letter => letter.trim() !== '')
    const [first] = letters
    const last = letters[letters.length - 1]
    if (first === undefined || last === undefined || letters.length === 1 || isJoined(text)) {
      return asItStands(text, type)
    }
    const inks = letters.map(letter => remembered(letter, type, () => asItStands(letter, type)))
    const { advance } = asItStands(text, type)
    const [begin, end] = [inks[0] as Ink, inks[inks.length - 1] as Ink]
    return {
      left: begin.left,
      right: advance - end.advance + end.right,
      top: Math.min(...inks.map(({ top }) => top)),
      bottom: Math.max(...inks.map(({ bottom }) => bottom)),
      advance,
    }
  }
  return (text, type, size, spacing = 0) => {
    const ink = remembered(text, type, () => measured(text, type))
    const scale = size / measuredAt
    const gaps = Math.max(0, [...text].length - 1) * (spacing / 1000) * size
    return {
      left: ink.left * scale,
      right: ink.right * scale + gaps,
      top: ink.top * scale,
      bottom: ink.bottom * scale,
      advance: ink.advance * scale + gaps,
    }
  }
}
