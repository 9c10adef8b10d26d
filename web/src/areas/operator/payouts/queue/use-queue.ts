import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { payoutSorts } from '#contract/payouts/payout-desk-calls'
import { withdrawalStates } from '#contract/payouts/withdrawal-state'
import { type QueueFilter, queueQuery } from '../payout-queries'

/** What is shown stands in the address. */
export function readQueue(params: URLSearchParams) {
  const state = withdrawalStates.find(known => known === params.get('state')) ?? 'submitted'
  const sort = payoutSorts.find(known => known === params.get('sort')) ?? 'unusual'
  const query = params.get('query')?.trim().slice(0, 60) ?? ''
  const id = Number(params.get('id'))
  return { state, sort, query, id: Number.isSafeInteger(id) && id > 0 ? id : undefined }
}

/** The usual order needs no word. */
export const sortInAddress = (sort: (typeof payoutSorts)[number] | undefined) =>
  sort === undefined || sort === 'unusual' ? '' : sort

/** Pages of the queue one below the other, so that one can go through it by keys. */
export function useQueue({ state, sort, query }: ReturnType<typeof readQueue>) {
  const filter: QueueFilter = { state, sort, ...(query && { query }) }
  const queue = useInfiniteQuery({ ...queueQuery(filter), placeholderData: keepPreviousData })
  return { ...queue, rows: queue.data?.pages.flatMap(({ items }) => items) }
}

export type Queue = ReturnType<typeof useQueue>
