// What the member's work orders load. Everything below the key goes stale when one of them moves.
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listMyTickets, readTicket } from '#contract/support/calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'
import { filterOf, type ListState } from './list/list-state'

const root = ['tickets'] as const
const ticketsAtOnce = 20

export type TicketRow = OutputOf<typeof listMyTickets>['items'][number]
export type TicketDetail = OutputOf<typeof readTicket>

/** The list before stays until the next one is there, so that nothing flickers while somebody types. */
export function ticketsQuery(state: ListState) {
  const filter = filterOf(state)
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api(
          listMyTickets,
          { ...filter, cursor: pageParam, limit: ticketsAtOnce },
          { quiet: true, signal },
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Links to attachments are good for ten minutes: while a thread is open they are renewed before that. */
export const renewLinks = 8 * 60_000

/** The first page holds the newest replies, each further one what came before. */
export function ticketQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: [...root, 'one', id],
    queryFn: async ({ pageParam, signal }) =>
      (await api(readTicket, { id, before: pageParam }, { quiet: true, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.earlier_cursor ?? undefined,
    staleTime: 0,
  })
}

/** After something happened to a work order: whatever shows it is asked for again. */
export function refreshTickets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: root })
}
