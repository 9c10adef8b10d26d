import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listDeliveries, readDelivery, summariseDeliveries } from '#contract/distribution/delivery-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

const root = ['deliveries'] as const
const quiet = { quiet: true }
/** What waits moves without anybody touching the page. */
const askMilliseconds = 15_000

export type DeliveryFilter = Omit<SentInputOf<typeof listDeliveries>, 'cursor' | 'limit'>
export type DeliverySummary = OutputOf<typeof summariseDeliveries>

export const deliveriesQuery = (asked: SentInputOf<typeof listDeliveries>) =>
  queryOptions({
    queryKey: [...root, 'list', asked],
    queryFn: async () => (await api(listDeliveries, asked, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: askMilliseconds,
    staleTime: 0,
  })

export const summaryQuery = queryOptions({
  queryKey: [...root, 'summary'],
  queryFn: async () => (await api(summariseDeliveries, {}, quiet)).data,
  refetchInterval: askMilliseconds,
  staleTime: 0,
})

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: async () => (await api(readDelivery, { id }, quiet)).data,
    refetchInterval: askMilliseconds,
    staleTime: 0,
  })

/** The first page counts them too. */
export async function refreshDeliveries(): Promise<void> {
  await Promise.all([root, ['dashboard']].map(queryKey => operatorClient.invalidateQueries({ queryKey })))
}
