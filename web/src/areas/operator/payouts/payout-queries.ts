import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listBankResultLines, listBatches, listBatchLayouts, readBatch } from '#contract/payouts/batch-calls'
import type { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { listPayouts, listTaxLines, readPayout } from '#contract/payouts/payout-desk-calls'
import { listUnclaimed } from '#contract/payouts/unclaimed-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

const root = ['payouts'] as const
const quiet = { quiet: true }
/** Only while a worker writes a file, or carries out what a bank answered. */
const askMilliseconds = 2000
/** A list of two lines a row: enough for a screen and a half. */
const pageLength = 50

export type PayoutSummary = OutputOf<typeof summarisePayouts>
export type QueuedPayout = OutputOf<typeof listPayouts>['items'][number]
export type OpenedPayout = OutputOf<typeof readPayout>
export type Batch = OutputOf<typeof readBatch>['batch']
export type BankResult = OutputOf<typeof readBatch>['results'][number]
export type Unclaimed = OutputOf<typeof listUnclaimed>['items'][number]
export type Layout = OutputOf<typeof listBatchLayouts>[number]
export type QueueFilter = Omit<SentInputOf<typeof listPayouts>, 'cursor' | 'limit'>

export const queueQuery = (filter: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...root, 'queue', filter],
    queryFn: async ({ pageParam }) =>
      (await api(listPayouts, { ...filter, cursor: pageParam, limit: pageLength }, quiet)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    staleTime: 0,
  })

export const payoutQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'payout', id],
    queryFn: async () => (await api(readPayout, { id }, quiet)).data,
    staleTime: 0,
  })

export const layoutsQuery = queryOptions({
  queryKey: [...root, 'layouts'],
  queryFn: async () => (await api(listBatchLayouts, {}, quiet)).data,
})

export const batchesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'batches', cursor],
    queryFn: async () => (await api(listBatches, { cursor }, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isWritten) ? askMilliseconds : false),
    staleTime: 0,
  })

export const batchQuery = (id: number, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'batch', id, cursor],
    queryFn: async () => (await api(readBatch, { id, cursor, limit: pageLength }, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isWorkedAt(state.data) ? askMilliseconds : false),
    staleTime: 0,
  })

const isWritten = ({ file }: Pick<Batch, 'file'>) => file === null
const isWorkedAt = (data: OutputOf<typeof readBatch> | undefined) =>
  data !== undefined && (isWritten(data.batch) || data.results.some(({ applying }) => applying !== null))

export const resultLinesQuery = (id: number, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'result', id, cursor],
    queryFn: async () => (await api(listBankResultLines, { id, cursor, limit: pageLength }, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const taxQuery = (month: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'tax', month, cursor],
    queryFn: async () => (await api(listTaxLines, { month, cursor, limit: pageLength }, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const unclaimedQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'unclaimed', cursor],
    queryFn: async () => (await api(listUnclaimed, { cursor, limit: pageLength }, quiet)).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The ledger and the log have what was done. */
export async function refreshPayouts(): Promise<void> {
  const touched = [root, ['ledger'], ['audit']]
  await Promise.all(touched.map(queryKey => operatorClient.invalidateQueries({ queryKey })))
}
