// A bill's amount divides into its parts: as many lines as a part is worth of the whole.
import type { TracedPart } from './ledger-queries'

const rowHeight = 56
const allLines = 36

export const traceHeight = (parts: number) => Math.max(1, parts) * rowHeight

export function drawTrace(parts: readonly Pick<TracedPart, 'exact'>[]): { path: string; index: number }[] {
  const height = traceHeight(parts.length)
  const worth = parts.map(({ exact }) => Math.abs(Number(exact)))
  const whole = worth.reduce((sum, value) => sum + value, 0)
  const counts = worth.map(value => Math.max(1, whole === 0 ? 1 : Math.round((value / whole) * allLines)))
  const all = counts.reduce((sum, count) => sum + count, 0)
  let drawn = 0
  return counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, line) => {
      const from = height / 2 + (drawn++ - (all - 1) / 2) * 1.4
      const to = (index + 0.5) * rowHeight + (line - (count - 1) / 2) * Math.min(1.6, 40 / count)
      return { index, path: `M0 ${round(from)}C110 ${round(from)} 90 ${round(to)} 200 ${round(to)}` }
    }),
  )
}

const round = (value: number) => Math.round(value * 10) / 10
