// Which months are shown and what they are compared with stands in the address.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { monthInChina } from '#contract/china-months'
import { incomeExportPath } from '#contract/income/income-figures-calls'
import { monthsBefore, monthsBetween } from '../months'

export const spans = ['12', '24', 'all', 'own'] as const
export type Span = (typeof spans)[number]
export const comparisons = ['none', 'before', 'year', 'own'] as const
export type Comparison = (typeof comparisons)[number]
export const measures = ['money', 'plays'] as const
export type Measure = (typeof measures)[number]

/** Both included. */
export interface Months {
  from: string
  to: string
}

export interface FiguresState {
  span: Span
  vs: Comparison
  show: Measure
  /** Chosen freely: what is shown, and what it is compared with. */
  own?: Months
  ownVs?: Months
}

/** Before there was anything to earn. */
const everSince = '2000-01'
const aMonth = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

export function readState(params: URLSearchParams): FiguresState {
  const one = <T extends string>(known: readonly T[], name: string, usual: T) =>
    known.find(value => value === params.get(name)) ?? usual
  const own = readMonths(params.get('from'), params.get('to'))
  const ownVs = readMonths(params.get('vsFrom'), params.get('vsTo'))
  const asked = one(spans, 'span', '12')
  const span = asked === 'own' && !own ? '12' : asked
  const vs = span === 'all' ? 'none' : one(comparisons, 'vs', 'none')
  return {
    span,
    vs: vs === 'own' && !ownVs ? 'none' : vs,
    show: one(measures, 'show', 'money'),
    ...(own && { own }),
    ...(ownVs && { ownVs }),
  }
}

function readMonths(from: string | null, to: string | null): Months | undefined {
  if (!from || !to || !aMonth.test(from) || !aMonth.test(to)) return undefined
  return from <= to ? { from, to } : { from: to, to: from }
}

export function writeState({ span, vs, show, own, ownVs }: FiguresState): URLSearchParams {
  const isCompared = vs !== 'none' && span !== 'all'
  return new URLSearchParams({
    ...(span !== '12' && { span }),
    ...(span === 'own' && own),
    ...(isCompared && { vs }),
    ...(isCompared && vs === 'own' && ownVs && { vsFrom: ownVs.from, vsTo: ownVs.to }),
    ...(show !== 'money' && { show }),
  })
}

/** As the server wants it. The present month is the last one, unless others were chosen. */
export function periodOf({ span, vs, own, ownVs }: FiguresState, now = new Date()) {
  const shown = monthsOf(span, own, now)
  if (vs === 'none' || span === 'all') return shown
  const { from, to } = shown
  if (vs === 'own' && ownVs) return { from, to, vs_from: ownVs.from, vs_to: ownVs.to }
  const back = vs === 'year' ? 12 : monthsBetween(from, to) + 1
  return { from, to, vs_from: monthsBefore(from, back), vs_to: monthsBefore(to, back) }
}

function monthsOf(span: Span, own: Months | undefined, now: Date): Months {
  const to = monthInChina(now)
  if (span === 'own' && own) return own
  return { from: span === 'all' ? everSince : monthsBefore(to, Number(span) - 1), to }
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
