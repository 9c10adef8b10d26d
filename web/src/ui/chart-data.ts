export type ChartTone = 'river' | 'ink' | 'accent' | 'amber' | 'faint'

export type ChartSeries = {
  name: string
  values: (number | null)[]
  tone?: ChartTone
  /** Only to compare with, such as the year before: a dotted line that is no part of a stacked whole. */
  isComparison?: boolean
}

export type ChartData = {
  kind: 'line' | 'bar'
  /** What stands along the axis: months, days, channels. */
  categories: string[]
  series: ChartSeries[]
  /** Counts that stay until they change: drawn as steps, since nothing lies between two of them. */
  steps?: boolean
  /** The series add up to a whole. */
  stacked?: boolean
}

const order: ChartTone[] = ['river', 'ink', 'accent', 'amber', 'faint']

/** A series' own tone, or the next of the five; a sixth series begins anew. */
export function toneOf(series: ChartSeries, index: number): ChartTone {
  return series.tone ?? order[index % order.length] ?? 'ink'
}
