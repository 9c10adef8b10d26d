// Which months are shown and what they are compared with stands in the address.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { monthInChina } from '#contract/china-months'
import { incomeExportPath } from '#contract/income/income-figures-calls'
import { monthsBefore } from '../months'

export const spans = ['12', '24', 'all'] as const
export type Span = (typeof spans)[number]
export const comparisons = ['none', 'before', 'year'] as const
export type Comparison = (typeof comparisons)[number]
export const measures = ['money', 'plays'] as const
export type Measure = (typeof measures)[number]

export interface FiguresState {
  span: Span
  vs: Comparison
  show: Measure
}

/** Before there was anything to earn. */
const everSince = '2000-01'

export function readState(params: URLSearchParams): FiguresState {
  const one = <T extends string>(known: readonly T[], name: string, usual: T) =>
    known.find(value => value === params.get(name)) ?? usual
  const span = one(spans, 'span', '12')
  return {
    span,
    vs: span === 'all' ? 'none' : one(comparisons, 'vs', 'none'),
    show: one(measures, 'show', 'money'),
  }
}

export function writeState({ span, vs, show }: FiguresState): URLSearchParams {
  return new URLSearchParams({
    ...(span !== '12' && { span }),
    ...(vs !== 'none' && span !== 'all' && { vs }),
    ...(show !== 'money' && { show }),
  })
}

/** As the server wants it. The present month is the last one. */
export function periodOf({ span, vs }: FiguresState, now = new Date()) {
  const to = monthInChina(now)
  if (span === 'all') return { from: everSince, to }
  const length = Number(span)
  const from = monthsBefore(to, length - 1)
  if (vs === 'none') return { from, to }
  const back = vs === 'year' ? 12 : length
  return { from, to, vs_from: monthsBefore(from, back), vs_to: monthsBefore(to, back) }
}

/** The months that are shown, for a file of them. */
export function exportOf(state: FiguresState, by: string) {
  const { from, to } = periodOf(state)
  return { path: incomeExportPath, query: { from, to, by } }
}

export function useFiguresState(): [FiguresState, (changes: Partial<FiguresState>) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readState(params), [params])
  const change = useCallback(
    (changes: Partial<FiguresState>) =>
      setParams(before => writeState({ ...readState(before), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [state, change]
}
