// What the page of one bill loads.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listBillLines, listBillParts, readBill, readBillLine } from '#contract/income/bill-calls'
import type { BillPartKind } from '#contract/income/bill-detail'
import { listMyTickets } from '#contract/support/calls'
import { api } from '../../../lib/api'
import { billsRoot } from './bill-queries'

export type BillDetail = OutputOf<typeof readBill>
export type BillPart = OutputOf<typeof listBillParts>['items'][number]
export type BillLine = OutputOf<typeof listBillLines>['items'][number]
export type BillLineDetail = OutputOf<typeof readBillLine>

/** What narrows the parts and lines of a bill. */
export interface Within {
  work_id?: number
  isrc?: string
  country?: string
  usage?: string
}

export function billQuery(id: number) {
  return queryOptions({
    queryKey: [...billsRoot, 'one', id],
    queryFn: async ({ signal }) => (await api(readBill, { id }, { quiet: true, signal })).data,
    staleTime: 0,
  })
}

/** What was posted never changes: it is asked for once. */
const posted = { staleTime: Number.POSITIVE_INFINITY }

export function billTicketsQuery(id: number) {
  return queryOptions({
    queryKey: ['tickets', 'about-bill', id],
    queryFn: async ({ signal }) =>
      (await api(listMyTickets, { about_kind: 'bill', about_id: id, limit: 20 }, { quiet: true, signal }))
        .data.items,
    staleTime: 0,
  })
}

export function partsQuery(id: number, by: BillPartKind, within: Within = {}) {
  return infiniteQueryOptions({
    queryKey: ['bill-parts', id, by, within],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listBillParts, { id, by, ...within, cursor: pageParam, limit: 20 }, { quiet: true, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    ...posted,
  })
}

export function linesQuery(id: number, within: Within) {
  return infiniteQueryOptions({
    queryKey: ['bill-parts', id, 'lines', within],
    queryFn: async ({ pageParam, signal }) =>
      (await api(listBillLines, { id, ...within, cursor: pageParam, limit: 20 }, { quiet: true, signal }))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    ...posted,
  })
}

export function lineQuery(id: number, line: number) {
  return queryOptions({
    queryKey: ['bill-parts', id, 'line', line],
    queryFn: async ({ signal }) => (await api(readBillLine, { id, line }, { quiet: true, signal })).data,
    ...posted,
  })
}
