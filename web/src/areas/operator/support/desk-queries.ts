import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import { listCannedAnswers } from '#contract/support/canned-answer-calls'
import {
  listDeskStaff,
  listDeskTickets,
  readDeskStatistics,
  readDeskTicket,
} from '#contract/support/desk-calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type DeskList = OutputOf<typeof listDeskTickets>
export type DeskRow = DeskList['items'][number]
export type DeskTicket = OutputOf<typeof readDeskTicket>
export type DeskReply = DeskTicket['replies'][number]
export type CannedAnswer = OutputOf<typeof listCannedAnswers>[number]

const quiet = { quiet: true } as const

export const deskQuery = (filter: SentInputOf<typeof listDeskTickets>) =>
  queryOptions({
    queryKey: ['desk', 'list', filter],
    queryFn: async () => (await api(listDeskTickets, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

/** The newest replies first; earlier ones on demand. */
export const deskTicketQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'ticket', id],
    queryFn: async ({ pageParam }) => (await api(readDeskTicket, { id, before: pageParam }, quiet)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.earlier_cursor ?? undefined,
  })

export const deskStaffQuery = queryOptions({
  queryKey: ['desk', 'staff'],
  queryFn: async () => (await api(listDeskStaff, {}, quiet)).data,
})

export const cannedQuery = queryOptions({
  queryKey: ['desk', 'canned'],
  queryFn: async () => (await api(listCannedAnswers, {}, quiet)).data,
})

export const statisticsQuery = (days: 7 | 30 | 90) =>
  queryOptions({
    queryKey: ['desk', 'statistics', days],
    queryFn: async () => (await api(readDeskStatistics, { days }, quiet)).data,
    placeholderData: keepPreviousData,
  })

/** Whatever is shown of the desk anywhere is asked for again. */
export function refreshDesk(): Promise<void> {
  return operatorClient.invalidateQueries({ queryKey: ['desk'] })
}
