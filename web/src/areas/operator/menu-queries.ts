// What the menu counts. It is on every page, so the calls come late, with their schemas, and only for those who may make them.
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { PayoutSummary } from './payouts/payout-queries'

const quiet = { quiet: true } as const
const lookAgain = { refetchInterval: 60_000 } as const

export const summaryQuery = queryOptions({
  queryKey: ['payouts', 'summary'],
  queryFn: async () => {
    const { summarisePayouts } = await import('#contract/payouts/payout-desk-calls')
    return (await api(summarisePayouts, {}, quiet)).data
  },
  ...lookAgain,
})

export const waitingIn = (summary: PayoutSummary | undefined): number =>
  summary?.sums.find(({ state }) => state === 'submitted')?.payouts ?? 0

export const countsQuery = queryOptions({
  queryKey: ['review', 'counts'],
  queryFn: async () => {
    const { countReviews } = await import('#contract/review/queue-calls')
    return (await api(countReviews, {}, quiet)).data
  },
  ...lookAgain,
})

/** A refreshed desk refreshes it too. */
export const deskCountQuery = queryOptions({
  queryKey: ['desk', 'count'],
  queryFn: async () => {
    const { countDesk } = await import('#contract/support/desk-calls')
    return (await api(countDesk, {}, quiet)).data
  },
  ...lookAgain,
})

export const waitingQuery = queryOptions({
  queryKey: ['dashboard', 'waiting'],
  queryFn: async () => {
    const { countWaiting } = await import('#contract/dashboard/calls')
    return (await api(countWaiting, {}, quiet)).data
  },
  ...lookAgain,
})

export const deedsQuery = queryOptions({
  queryKey: ['deeds'],
  queryFn: async () => {
    const { listDeeds } = await import('#contract/deeds/calls')
    return (await api(listDeeds, {}, quiet)).data
  },
  ...lookAgain,
})
