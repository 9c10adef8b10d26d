import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import type { IncomePartKind } from '#contract/income/income-figures'
import { incomeFigures, incomeParts } from '#contract/income/income-figures-calls'
import { api } from '../../../../lib/api'
import { billsRoot } from '../bill-queries'
import { type FiguresState, periodOf } from './figures-state'

export type Figures = OutputOf<typeof incomeFigures>
export type Parts = OutputOf<typeof incomeParts>
export type Part = Parts['items'][number]

/** What was shown before stays until the next is there. */
const calmly = { placeholderData: keepPreviousData, staleTime: 60_000 }

export function figuresQuery(state: FiguresState) {
  const period = periodOf(state)
  return queryOptions({
    queryKey: [...billsRoot, 'figures', period],
    queryFn: async ({ signal }) => (await api(incomeFigures, period, { quiet: true, signal })).data,
    ...calmly,
  })
}

export function partsQuery(state: FiguresState, by: IncomePartKind, limit: number) {
  const period = periodOf(state)
  return queryOptions({
    queryKey: [...billsRoot, 'parts', by, limit, period],
    queryFn: async ({ signal }) =>
      (await api(incomeParts, { ...period, by, limit }, { quiet: true, signal })).data,
    ...calmly,
  })
}
