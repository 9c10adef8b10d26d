// Where the money of a withdrawal runs: one bundle of lines comes in and divides into what arrives and what goes elsewhere.
// Every line is about as much money as any other.

export interface SumBundle {
  paths: string[]
  /** Where it ends: along and across, in the drawing's own units. */
  end: [number, number]
}

export const sumWidth = 100
const lines = 24
const spacing = 3
const gap = 7

/** Whatever there is of a part, it has a line. */
function linesOf(amount: number, total: number): number {
  return amount <= 0 ? 0 : Math.max(1, Math.round((amount / total) * lines))
}

/** `ends`: how far each part goes along, from 0 to 1. */
export function drawSum(amounts: readonly number[], ends: readonly number[]) {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  const counts = amounts.map(amount => linesOf(amount, total))
  const shown = counts.filter(count => count > 0).length
  const height = counts.reduce((sum, count) => sum + count, 0) * spacing + Math.max(0, shown - 1) * gap
  // They come in without gaps, in the middle of where they will end.
  let from = (Math.max(0, shown - 1) * gap) / 2
  let to = 0
  const bundles = counts.map((count, part): SumBundle | null => {
    if (count === 0) return null
    const end = sumWidth * (ends[part] ?? 1)
    const bend = end / 2
    const paths = Array.from({ length: count }, (_, line) => {
      const [y0, y1] = [from + (line + 0.5) * spacing, to + (line + 0.5) * spacing]
      return `M0 ${y0}C${bend} ${y0} ${bend} ${y1} ${end} ${y1}`
    })
    const middle = to + (count * spacing) / 2
    from += count * spacing
    to += count * spacing + gap
    return { paths, end: [end, middle] }
  })
  return { height, bundles }
}
