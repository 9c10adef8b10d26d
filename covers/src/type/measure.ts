// How large the ink of a text is. Type is aligned by its ink, not by the room that a face leaves around it.
import type { Type } from '#contract/covers/scene'
import type { Surface } from '../draw/surface'

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

export function measureOn(surface: Surface): Measure {
  const { pen } = surface.sheet(8, 8)
  const known = new Map<string, Ink>()
  const measured = (text: string, type: Type): Ink => {
    surface.setType(pen, type, measuredAt, text)
    const ink = pen.measureText(text)
    // Coloured pictures, such as emoji, may say nothing of their ink: then their room counts.
    if (ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft <= 0 && ink.width > 0) {
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
  return (text, type, size, spacing = 0) => {
    const key = `${type.font} ${type.weight} ${type.width} ${type.is_italic} ${text}`
    let ink = known.get(key)
    if (!ink) {
      ink = measured(text, type)
      known.set(key, ink)
    }
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
