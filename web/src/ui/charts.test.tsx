import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { type ChartData, toneOf } from './chart-data'
import { ChartFrame } from './chart-frame'
import { chartOption } from './chart-option'
import type { ChartTheme } from './chart-theme'
import { chartTip } from './chart-tip'

const data: ChartData = {
  kind: 'line',
  categories: ['May', 'June'],
  series: [
    { name: 'Asia', values: [12, null] },
    { name: 'Europe', values: [3, 4], tone: 'amber' },
  ],
}
const format = (value: number) => `¥${value}`
const usual = {
  title: 'Income',
  data,
  format,
  loadingLabel: 'On its way',
  empty: <p>No income yet</p>,
  error: <p>Did not come</p>,
  categoryLabel: 'Month',
}
const theme: ChartTheme = {
  tones: { river: 'blue', ink: 'black', accent: 'red', amber: 'orange', faint: 'grey' },
  line: 'silver',
  words: 'grey',
  face: 'Sans',
  moves: true,
}

describe('a chart', () => {
  it('says the same figures as a table', async () => {
    renderPart(<ChartFrame {...usual} />)
    const table = screen.getByRole('table', { name: 'Income' })
    const rows = within(table)
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => cell.textContent))
    expect(rows).toEqual([
      ['Month', 'Asia', 'Europe'],
      ['May', '¥12', '¥3'],
      ['June', '--', '¥4'],
    ])
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Asia', 'Europe'])
    await expectAccessible()
  })

  it.each([
    ['is on its way', { state: 'loading' as const }, 'On its way'],
    ['did not come', { state: 'error' as const }, 'Did not come'],
    [
      'has no figure',
      { data: { ...data, series: [{ name: 'Asia', values: [null, null] }] } },
      'No income yet',
    ],
  ])('that %s says so, and draws nothing', (_, wanted, words) => {
    renderPart(<ChartFrame {...usual} {...wanted} />)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that cannot be drawn here says so instead of an empty frame', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error('no canvas here')
    })
    renderPart(<ChartFrame {...usual} />)
    await waitFor(() => expect(screen.getByText('Did not come')).toBeTruthy())
  })
})

describe('the drawing of a chart', () => {
  const seriesOf = (wanted: Partial<ChartData>) =>
    chartOption({ ...data, ...wanted }, theme, format).series as Record<string, unknown>[]

  it('is one line a series, or one bar', () => {
    expect(seriesOf({}).map(({ type, data }) => [type, data])).toEqual([
      ['line', [12, null]],
      ['line', [3, 4]],
    ])
    expect(seriesOf({ kind: 'bar', stacked: true }).map(({ type, stack }) => [type, stack])).toEqual([
      ['bar', 'all'],
      ['bar', 'all'],
    ])
  })

  it('adds stacked lines up to the figure, strand by strand', () => {
    const strands = seriesOf({ stacked: true, series: [{ name: 'Asia', values: [12, null] }] })
    const sum = strands.reduce((total, { data }) => total + ((data as (number | null)[])[0] ?? 0), 0)
    expect(sum).toBe(12)
    expect(strands.every(({ data }) => (data as unknown[])[1] === null)).toBe(true)
  })

  it('dots a line that is only compared with, beside the stacked whole', () => {
    const before = { name: '2025', values: [5, 6], isComparison: true }
    for (const kind of ['line', 'bar'] as const) {
      const drawn = seriesOf({ kind, stacked: true, series: [{ name: 'Asia', values: [12, 3] }, before] }).at(
        -1,
      )
      expect(drawn).toMatchObject({
        type: 'line',
        name: '2025',
        data: [5, 6],
        lineStyle: { type: [0.1, 6], cap: 'round' },
      })
      expect(drawn).not.toHaveProperty('stack')
    }
  })

  it('shows a single month as a dot: a line of one point is invisible', () => {
    expect(seriesOf({ categories: ['May'], series: [{ name: 'A', values: [1] }] })[0]?.showSymbol).toBe(true)
    expect(seriesOf({})[0]?.showSymbol).toBe(false)
  })

  it('begins anew with the tones after the fifth series', () => {
    const tones = Array.from({ length: 6 }, (_, index) => toneOf({ name: '', values: [] }, index))
    expect(tones[5]).toBe(tones[0])
    expect(new Set(tones.slice(0, 5)).size).toBe(5)
    expect(toneOf({ name: '', values: [], tone: 'amber' }, 0)).toBe('amber')
  })

  it('names what is under the pointer, and takes names for text', () => {
    const named = { ...data, series: [{ name: '<img src=x>', values: [12, null] }] }
    const tip = chartTip(named, 0, theme, format)
    expect(tip.textContent).toBe('May<img src=x>¥12')
    expect(tip.querySelector('img')).toBeNull()
    expect(chartTip(named, 1, theme, format).textContent).toBe('June<img src=x>--')
  })
})
