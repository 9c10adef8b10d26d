import { describe, expect, it } from 'vitest'
import { chartOfMonths, monthsBetween } from './chart-of-months'

const cell = (month: string, channel_id: number, amount: string) => ({ month, channel_id, amount, plays: 3 })
const figures = (channels: number, before: ReturnType<typeof cell>[] = []) => ({
  ...({ currency: 'CNY', first_month: '2026-04' } as const),
  ...{ billed: [], ahead: [] },
  channels: Array.from({ length: channels }, (_, index) => ({ id: index + 1, name: `C${index + 1}` })),
  cells: Array.from({ length: channels }, (_, index) => cell('2026-05', index + 1, `${index + 1}.10`)),
  before,
})
const wanted = {
  from: '2026-04',
  to: '2026-05',
  measure: 'money',
  back: 12,
  words: { others: 'Others', before: 'Before' },
} as const

describe('the chart of months', () => {
  it('has a value for every month, the largest channel first', () => {
    const { categories, series } = chartOfMonths({ ...wanted, figures: figures(2) })
    expect(categories).toEqual(['2026-04', '2026-05'])
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ['C2', [0, 2.1]],
      ['C1', [0, 1.1]],
    ])
  })

  it('puts the smaller channels together, and loses none of them', () => {
    const { series } = chartOfMonths({ ...wanted, figures: figures(9) })
    expect(series.map(({ name }) => name)).toEqual(['C9', 'C8', 'C7', 'Others'])
    const sum = series.reduce((total, { values }) => total + (values[1] ?? 0), 0)
    expect(sum).toBeCloseTo(45.9)
  })

  it('lays the months it is compared with under its own', () => {
    const { series } = chartOfMonths({ ...wanted, figures: figures(1, [cell('2025-05', 1, '7')]) })
    expect(series.at(-1)).toMatchObject({ name: 'Before', isComparison: true, values: [0, 7] })
  })

  it('counts plays', () => {
    expect(chartOfMonths({ ...wanted, measure: 'plays', figures: figures(1) }).series[0]?.values).toEqual([
      0, 3,
    ])
  })

  it('knows the months between', () => {
    expect(monthsBetween('2025-11', '2026-01')).toEqual(['2025-11', '2025-12', '2026-01'])
  })
})
