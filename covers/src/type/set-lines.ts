// Where the lines of a text layer stand. Drawing, measuring and the editor's frames follow it.
import type { TextLayer } from '#contract/covers/scene'
import { lettersOf } from './letters'
import type { Ink, Measure } from './measure'

export interface SetGlyphs {
  text: string
  /** Of its base line, from the layer's own origin. */
  x: number
  y: number
  ink: Ink
}

export type SetText = Pick<
  TextLayer,
  'text' | 'type' | 'size' | 'spacing' | 'leading' | 'direction' | 'align'
>

export function setLines(layer: SetText, measure: Measure): SetGlyphs[] {
  return layer.direction === 'down' ? downwards(layer, measure) : across(layer, measure)
}

function across({ text, type, size, spacing, leading, align }: SetText, measure: Measure): SetGlyphs[] {
  return text.split('\n').map((line, index) => {
    const ink = measure(line, type, size, spacing)
    const middle = (ink.left + ink.right) / 2
    const x = align === 'start' ? -ink.left : align === 'middle' ? -middle : -ink.right
    return { text: line, x, y: index * leading * size, ink }
  })
}

/** Columns from right to left, each letter centred on its column. The origin is the top of the first column's middle. */
function downwards({ text, type, size, spacing, leading }: SetText, measure: Measure): SetGlyphs[] {
  const pitch = size * (1 + spacing / 1000)
  return text.split('\n').flatMap((column, index) =>
    lettersOf(column).map((letter, row) => {
      const ink = measure(letter, type, size)
      const middle = (ink.left + ink.right) / 2
      const centre = (ink.top + ink.bottom) / 2
      return {
        text: letter,
        x: -index * size * leading - middle,
        y: row * pitch + size / 2 - centre,
        ink,
      }
    }),
  )
}

export interface InkBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of the whole layer, from its own origin. */
export function inkBox(layer: SetText, measure: Measure): InkBox {
  const glyphs = setLines(layer, measure).filter(({ text }) => text.trim() !== '')
  if (glyphs.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    left: Math.min(...glyphs.map(({ x, ink }) => x + ink.left)),
    top: Math.min(...glyphs.map(({ y, ink }) => y + ink.top)),
    right: Math.max(...glyphs.map(({ x, ink }) => x + ink.right)),
    bottom: Math.max(...glyphs.map(({ y, ink }) => y + ink.bottom)),
  }
}
