import { z } from 'zod'
import type { listMyTickets } from '#contract/support/calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { presentTicket } from './present-ticket'
import { countTickets, listTicketRows } from './tickets.queries'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listOwnTickets({ tx, input, actor }: CallContext<typeof listMyTickets>) {
  const { cursor, limit, about_kind: kind, about_id: id, ...narrowed } = input
  const about = kind && id !== undefined ? { kind, id } : undefined
  const { memberId } = actor
  const [found, counted] = await Promise.all([
    listTicketRows(tx, {
      ...{ ...narrowed, about, memberId },
      after: readCursor(placeShape, cursor),
      limit: limit + 1,
    }),
    countTickets(tx, memberId),
  ])
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  const count = (state: string) => counted.find(row => row.state === state)?.count ?? 0
  return {
    items: shown.map(row => presentTicket(row, 'member')),
    next_cursor,
    counts: { open: count('open'), answered: count('answered'), closed: count('closed') },
  }
}
