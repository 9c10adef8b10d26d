// What the pages of the ledger load. Nothing in the ledger changes, so what is there stays until somebody comes back.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import type { LedgerAccountKind } from '#contract/income/ledger-accounts'
import {
  listLedgerAccounts,
  listLedgerEntries,
  listTracedLines,
  listTransactionEntries,
  readEntriesOfLine,
  readLedger,
  readLedgerTransaction,
  traceBill,
} from '#contract/income/ledger-calls'
import { api } from '../../../lib/api'

const root = ['ledger'] as const
const quietly = { quiet: true } as const

export type Ledger = OutputOf<typeof readLedger>
export type Group = Ledger['groups'][number]
export type Account = OutputOf<typeof listLedgerAccounts>['items'][number]
export type Entry = OutputOf<typeof listLedgerEntries>['items'][number]
export type Transaction = OutputOf<typeof readLedgerTransaction>
export type Trace = OutputOf<typeof traceBill>
export type TracedPart = Trace['tracks'][number]
export type EntryFilter = Omit<SentInputOf<typeof listLedgerEntries>, 'cursor' | 'limit'>
export type AccountFilter = Omit<SentInputOf<typeof listLedgerAccounts>, 'cursor' | 'limit'>

export const ledgerQuery = queryOptions({
  queryKey: [...root, 'groups'],
  queryFn: async () => (await api(readLedger, {}, quietly)).data,
})

export const accountsQuery = (filter: AccountFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'accounts', filter, cursor],
    queryFn: async () => (await api(listLedgerAccounts, { ...filter, cursor, limit: 20 }, quietly)).data,
    placeholderData: keepPreviousData,
  })

export const entriesQuery = (filter: EntryFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'entries', filter, cursor],
    queryFn: async () => (await api(listLedgerEntries, { ...filter, cursor, limit: 20 }, quietly)).data,
    placeholderData: keepPreviousData,
  })

export const transactionQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'transaction', id],
    queryFn: async () => (await api(readLedgerTransaction, { id }, quietly)).data,
  })

export const partsQuery = (transactionId: number, kind: LedgerAccountKind) =>
  infiniteQueryOptions({
    queryKey: [...root, 'parts', transactionId, kind],
    queryFn: async ({ pageParam }) =>
      (
        await api(
          listTransactionEntries,
          { transaction_id: transactionId, kind, cursor: pageParam, limit: 50 },
          quietly,
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const traceQuery = (billId: number) =>
  infiniteQueryOptions({
    queryKey: [...root, 'bill', billId],
    queryFn: async ({ pageParam: cursor }) =>
      (await api(traceBill, { bill_id: billId, cursor, limit: 50 }, quietly)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

/** As lines behind a part of a bill are asked for. */
export function partOf(billId: number, { work_id, isrc, sale_month, currency }: TracedPart) {
  return { bill_id: billId, work_id, sale_month, currency, ...(isrc ? { isrc } : {}) }
}

export const linesQuery = (billId: number, part: TracedPart, cursor: string | undefined) => {
  const wanted = partOf(billId, part)
  return queryOptions({
    queryKey: [...root, 'lines', wanted, cursor],
    queryFn: async () => (await api(listTracedLines, { ...wanted, cursor, limit: 20 }, quietly)).data,
    placeholderData: keepPreviousData,
  })
}

export const lineQuery = (reportId: number, line: number) =>
  queryOptions({
    queryKey: [...root, 'line', reportId, line],
    queryFn: async () => (await api(readEntriesOfLine, { report_id: reportId, line }, quietly)).data,
  })
