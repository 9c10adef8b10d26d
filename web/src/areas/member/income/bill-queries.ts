// What the pages about bills load. Everything below the key goes stale when a bill moves.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listBills } from '#contract/income/bill-calls'
import { incomeStanding } from '#contract/income/income-figures-calls'
import { queryClient } from '../../../features/account/account-queries'
import { indexQuery } from '../../../features/account/identity-queries'
import { api } from '../../../lib/api'
import { filterOf, type ListState } from './bills/list-state'

export const billsRoot = ['bills'] as const
const billsAtOnce = 50

export type OwnBill = OutputOf<typeof listBills>['items'][number]
export type BillMonth = OutputOf<typeof listBills>['months'][number]
export type BillSum = OutputOf<typeof listBills>['sums'][number]
export type Standing = OutputOf<typeof incomeStanding>

/** The list before stays until the next one is there. */
export function billsQuery(state: ListState) {
  const filter = filterOf(state)
  return infiniteQueryOptions({
    queryKey: [...billsRoot, 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listBills, { ...filter, cursor: pageParam, limit: billsAtOnce }, { quiet: true, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const standingQuery = queryOptions({
  queryKey: [...billsRoot, 'standing'],
  queryFn: async ({ signal }) => (await api(incomeStanding, {}, { quiet: true, signal })).data,
  staleTime: 0,
})

/** After something happened to a bill: whatever shows it is asked for again. */
export async function refreshBills(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: billsRoot }),
    queryClient.invalidateQueries({ queryKey: indexQuery.queryKey }),
  ])
}
