// What the page about withdrawals loads. Everything below the key goes stale when a withdrawal moves.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { type Currency, currencyExponents } from '#contract/currency'
import { pageLimits } from '#contract/page'
import {
  listPayableBills,
  listWithdrawals,
  previewWithdrawal,
  readWithdrawal,
} from '#contract/payouts/withdrawal-calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'
import { billsRoot, refreshBills } from '../income/bill-queries'
import type { HistoryFilter } from './history/history-state'

/** Under the bills: whatever changes those changes what can be withdrawn. */
const root = [...billsRoot, 'withdrawals'] as const
const payableKey = [...root, 'payable'] as const
export const previewsKey = [...root, 'preview'] as const

export type PayablePage = OutputOf<typeof listPayableBills>
export type PayableBill = PayablePage['items'][number]
export type Preview = OutputOf<typeof previewWithdrawal>
export type Withdrawals = OutputOf<typeof listWithdrawals>
export type OwnWithdrawal = Withdrawals['items'][number]
export type WithdrawalDetail = OutputOf<typeof readWithdrawal>

export function payableQuery(when: 'now' | 'later') {
  return infiniteQueryOptions({
    queryKey: [...payableKey, when],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api(
          listPayableBills,
          { when, cursor: pageParam, limit: pageLimits.most },
          { quiet: true, signal },
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    staleTime: 0,
  })
}

/** The figures before stay until the next ones are there. */
export function previewQuery(billIds: number[]) {
  return queryOptions({
    queryKey: [...previewsKey, billIds],
    queryFn: async ({ signal }) =>
      (await api(previewWithdrawal, { bill_ids: billIds }, { quiet: true, signal })).data,
    enabled: billIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function withdrawalsQuery(filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listWithdrawals, { ...filter, cursor: pageParam }, { quiet: true, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Whatever is still on its way is among the newest. */
export const recentQuery = queryOptions({
  queryKey: [...root, 'recent'],
  queryFn: async ({ signal }) =>
    (await api(listWithdrawals, { limit: pageLimits.most }, { quiet: true, signal })).data,
  staleTime: 0,
})

export function withdrawalQuery(id: number) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: async ({ signal }) => (await api(readWithdrawal, { id }, { quiet: true, signal })).data,
    staleTime: 0,
  })
}

/** A withdrawal moves its bills along: whatever shows either is asked for again. */
export const refreshWithdrawals = refreshBills

/** Something that was ticked is not to be had any more: then the list is out of date. */
export const refreshPayable = () => queryClient.invalidateQueries({ queryKey: payableKey })

/** What the figures would be at this moment, whatever is remembered of them. */
export async function previewAnew(billIds: number[]): Promise<Preview> {
  return queryClient.fetchQuery(previewQuery(billIds))
}

/** Before the first bill nobody knows a currency: then there is nothing to count either. */
export function currencyOf(currency: string): Currency {
  return currency in currencyExponents ? (currency as Currency) : 'CNY'
}
