// Where the lines of a split run: the recording's months as one sound, which divides into a bundle for each party.
import { linesOf, partOf } from '../parts-of'
import type { Strand } from './strands-of'

export const fanWidth = 640
const soundEnd = 300
const knot = 330
const swing = 62

interface FanLine {
  path: string
  look: Strand['look']
}

export interface FanDrawing {
  height: number
  middle: number
  lines: FanLine[]
  ends: { y: number; look: Strand['look'] }[]
}

/** `levels`: what each month brought, from 0 to 1. `rowHeight`: of a party's words beside the picture. */
export function drawFan(
  strands: readonly Strand[],
  levels: readonly number[],
  rowHeight: number,
): FanDrawing {
  const height = Math.max(2 * swing + 24, strands.length * rowHeight)
  const middle = height / 2
  const counts = linesOf(strands.map(({ percent }) => partOf(percent)))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const top = middle - (strands.length * rowHeight) / 2
  let drawn = 0
  const lines = strands.flatMap(({ look }, index) => {
    const count = counts[index] ?? 0
    const y = top + (index + 0.5) * rowHeight
    return Array.from({ length: count }, (_, line): FanLine => {
      const aside = all === 1 ? 0 : (drawn++ / (all - 1)) * 2 - 1
      const end = y + (line - (count - 1) / 2) * 2.6
      return { look, path: sound(levels, aside, middle) + fan(middle, end) }
    })
  })
  return {
    height,
    middle,
    lines,
    ends: strands.map(({ look }, index) => ({ look, y: top + (index + 0.5) * rowHeight })),
  }
}

/** One swell a month; between two months all lines meet. */
function sound(levels: readonly number[], aside: number, middle: number): string {
  const step = soundEnd / Math.max(1, levels.length)
  const swells = levels.map((level, index) => {
    const y = middle + aside * level * swing * 2
    return `Q${round((index + 0.5) * step)} ${round(y)} ${round((index + 1) * step)} ${round(middle)}`
  })
  return `M0 ${round(middle)}${swells.join('')}L${knot} ${round(middle)}`
}

const fan = (middle: number, end: number) =>
  `C${knot + 130} ${round(middle)} ${knot + 120} ${round(end)} ${fanWidth} ${round(end)}`

const round = (value: number) => Math.round(value * 10) / 10
