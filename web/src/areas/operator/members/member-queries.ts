import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf, SentInputOf } from '#contract/call'
import {
  listMemberBills,
  listMemberSessions,
  listMembers,
  listMemberTickets,
  listMemberWorks,
  readMember,
} from '#contract/members/calls'
import { api } from '../../../lib/api'
import { operatorClient } from '../staff-queries'

export type MemberRow = OutputOf<typeof listMembers>['items'][number]
export type Member = OutputOf<typeof readMember>
export type MemberWork = OutputOf<typeof listMemberWorks>['items'][number]
export type MemberBill = OutputOf<typeof listMemberBills>['items'][number]
export type MemberBillSum = OutputOf<typeof listMemberBills>['sums'][number]
export type MemberTicket = OutputOf<typeof listMemberTickets>['items'][number]
export type MemberSessions = OutputOf<typeof listMemberSessions>

const quiet = { quiet: true } as const

export const membersQuery = (filter: SentInputOf<typeof listMembers>) =>
  queryOptions({
    queryKey: ['members', 'list', filter],
    queryFn: async () => (await api(listMembers, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: ['members', 'one', id],
    queryFn: async () => (await api(readMember, { id }, quiet)).data,
  })

export const memberWorksQuery = (filter: SentInputOf<typeof listMemberWorks>) =>
  queryOptions({
    queryKey: ['members', 'works', filter],
    queryFn: async () => (await api(listMemberWorks, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const memberBillsQuery = (filter: SentInputOf<typeof listMemberBills>) =>
  queryOptions({
    queryKey: ['members', 'bills', filter],
    queryFn: async () => (await api(listMemberBills, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const memberTicketsQuery = (filter: SentInputOf<typeof listMemberTickets>) =>
  queryOptions({
    queryKey: ['members', 'tickets', filter],
    queryFn: async () => (await api(listMemberTickets, filter, quiet)).data,
    placeholderData: keepPreviousData,
  })

export const memberSessionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['members', 'sessions', id],
    queryFn: async ({ pageParam }) => (await api(listMemberSessions, { id, cursor: pageParam }, quiet)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

/** Whatever is shown of members anywhere is asked for again, and what the log says about them. */
export async function refreshMembers(): Promise<void> {
  await Promise.all([
    operatorClient.invalidateQueries({ queryKey: ['members'] }),
    operatorClient.invalidateQueries({ queryKey: ['audit'] }),
  ])
}
