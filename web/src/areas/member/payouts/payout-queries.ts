import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listBanks, nameBankOfCard, payoutStanding } from '#contract/payouts/bank-account-calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'
import { previewsKey } from './withdrawal-queries'

const root = ['payouts'] as const

export type PayoutStanding = OutputOf<typeof payoutStanding>
export type BoundAccount = NonNullable<PayoutStanding['account']>
export type Holder = NonNullable<PayoutStanding['holder']>
/** Null: nobody we know; undefined: not told yet. */
export type Issuer = OutputOf<typeof nameBankOfCard> | undefined
export type Wait = PayoutStanding['waits'][number]

export const payoutQuery = queryOptions({
  queryKey: [...root, 'standing'],
  queryFn: async ({ signal }) => (await api(payoutStanding, {}, { quiet: true, signal })).data,
  staleTime: 0,
})

export const banksQuery = queryOptions({
  queryKey: [...root, 'banks'],
  queryFn: async ({ signal }) => (await api(listBanks, {}, { quiet: true, signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Six digits say who issued a card: no more of the number is sent before it is bound. */
export const issuerDigits = 6

export function issuerQuery(start: string) {
  return queryOptions({
    queryKey: [...root, 'issuer', start],
    queryFn: async ({ signal }) =>
      (await api(nameBankOfCard, { number: start }, { quiet: true, signal })).data,
    enabled: start.length === issuerDigits,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever cannot be told the bank picks it.
    retry: false,
  })
}

/** With an account, or without one, other things stand in a withdrawal's way. */
export async function refreshPayouts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: payoutQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: previewsKey }),
  ])
}
