// Figures by month and channel as a chart wants them.
import type { ChartData } from '../../../../ui/chart-data'
import { monthsBefore } from '../months'
import type { Figures } from './figures-queries'
import type { Measure } from './figures-state'

/** So many channels have a tone of their own; the others stand together. */
const mostChannels = 3

type Cell = Figures['cells'][number]

/** Every month from one to the other. */
export function monthsBetween(from: string, to: string): string[] {
  const months = [from]
  while ((months.at(-1) ?? to) < to && months.length < 240) months.push(monthsBefore(months.at(-1) ?? to, -1))
  return months
}

const measured = (cell: Cell, measure: Measure) => (measure === 'money' ? Number(cell.amount) : cell.plays)
const add = (cells: Cell[], measure: Measure) =>
  // Cents are added as whole numbers, so that no sum ends in 0.30000000000000004.
  cells.reduce((sum, cell) => sum + Math.round(measured(cell, measure) * 10_000), 0) / 10_000

interface Wanted {
  figures: Figures
  from: string
  to: string
  measure: Measure
  /** Months between this period and the one it is compared with. */
  back: number
  words: { others: string; before: string }
}

/** The largest channel lies at the bottom. */
export function chartOfMonths({ figures, from, to, measure, back, words }: Wanted): ChartData {
  const months = monthsBetween(from, to)
  const totals = figures.channels
    .map(channel => ({
      ...channel,
      total: add(
        figures.cells.filter(cell => cell.channel_id === channel.id),
        measure,
      ),
    }))
    .filter(({ id }) => figures.cells.some(cell => cell.channel_id === id))
    .sort((a, b) => b.total - a.total)
  const alone = totals.length <= mostChannels + 1 ? totals : totals.slice(0, mostChannels)
  const rest = totals.slice(alone.length).map(({ id }) => id)
  const lineOf = (ids: number[]) =>
    months.map(month =>
      add(
        figures.cells.filter(cell => cell.month === month && ids.includes(cell.channel_id)),
        measure,
      ),
    )
  const before =
    figures.before.length === 0
      ? []
      : [
          {
            name: words.before,
            tone: 'accent' as const,
            isComparison: true,
            values: months.map(month =>
              add(
                figures.before.filter(cell => cell.month === monthsBefore(month, back)),
                measure,
              ),
            ),
          },
        ]
  const tones = ['river', 'ink', 'amber', 'faint'] as const
  return {
    kind: 'line',
    stacked: true,
    categories: months,
    series: [
      ...alone.map(({ id, name }, index) => ({
        name,
        tone: tones[index % tones.length],
        values: lineOf([id]),
      })),
      ...(rest.length > 0 ? [{ name: words.others, tone: 'faint' as const, values: lineOf(rest) }] : []),
      ...before,
    ],
  }
}

export function totalOf(cells: Cell[], measure: Measure): number {
  return add(cells, measure)
}
