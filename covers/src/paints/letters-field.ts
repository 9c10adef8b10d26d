// The distance from every point to the ink of a text, in units of the scene: exact, rows first and then columns
// (Felzenszwalb and Huttenlocher).
import { coverSide, type PaintLayer } from '#contract/covers/scene'
import type { Surface } from '../draw/surface'
import { measureOn } from '../type/measure'
import { setLines } from '../type/set-lines'

export type LettersField = Float32Array

type Letters = NonNullable<PaintLayer['letters']>

/** True where ink lies, by pixel. */
function inkMask({ text, type, size, x, y }: Letters, surface: Surface, side: number): Uint8Array {
  const sheet = surface.sheet(side, side)
  const { pen } = sheet
  pen.scale(side / coverSide, side / coverSide)
  pen.fillStyle = '#000000'
  surface.setType(pen, type, size, text)
  const lines = { text, type, size, spacing: 0, leading: 1, direction: 'across', align: 'middle' } as const
  for (const glyphs of setLines(lines, measureOn(surface)))
    pen.fillText(glyphs.text, x + glyphs.x, y + glyphs.y)
  const { data } = pen.getImageData(0, 0, side, side)
  const mask = new Uint8Array(side * side)
  for (let at = 0; at < mask.length; at++) mask[at] = (data[at * 4 + 3] as number) > 127 ? 1 : 0
  return mask
}

export function lettersField(letters: Letters, surface: Surface, side: number): LettersField {
  const mask = inkMask(letters, surface, side)
  const far = 1e9
  const squares = Float64Array.from(mask, isInk => (isInk ? 0 : far))
  for (let x = 0; x < side; x++) spread(squares, x, side, side)
  for (let y = 0; y < side; y++) spread(squares, y * side, 1, side)
  const unit = coverSide / side
  return Float32Array.from(squares, square => Math.sqrt(square) * unit)
}

function spread(squares: Float64Array, start: number, step: number, length: number): void {
  const at = (index: number) => squares[start + index * step] as number
  const tops = new Int32Array(length)
  const edges = new Float64Array(length + 1)
  let last = 0
  edges[0] = Number.NEGATIVE_INFINITY
  edges[1] = Number.POSITIVE_INFINITY
  for (let index = 1; index < length; index++) {
    let meeting = 0
    for (;;) {
      const top = tops[last] as number
      meeting = (at(index) + index * index - at(top) - top * top) / (2 * index - 2 * top)
      if (meeting <= (edges[last] as number) && last > 0) last--
      else break
    }
    last++
    tops[last] = index
    edges[last] = meeting
    edges[last + 1] = Number.POSITIVE_INFINITY
  }
  const result = new Float64Array(length)
  let parabola = 0
  for (let index = 0; index < length; index++) {
    while ((edges[parabola + 1] as number) < index) parabola++
    const top = tops[parabola] as number
    result[index] = (index - top) ** 2 + at(top)
  }
  for (let index = 0; index < length; index++) squares[start + index * step] = result[index] as number
}
