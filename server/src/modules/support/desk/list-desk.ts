import { z } from 'zod'
import type { countDesk as countDeskCall, listDeskTickets } from '#contract/support/desk-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { countDesk, listDeskRows } from './desk.queries'
import { presentDeskRow } from './present-desk-ticket'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listDesk({ tx, input, actor }: CallContext<typeof listDeskTickets>) {
  const { cursor, limit, ...narrowed } = input
  const { staffId } = actor
  const [found, counts] = await Promise.all([
    listDeskRows(tx, { ...narrowed, staffId, after: readCursor(placeShape, cursor), limit: limit + 1 }),
    countDesk(tx, staffId),
  ])
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  return { items: shown.map(presentDeskRow), next_cursor, counts }
}

export function countTheDesk({ tx, actor }: CallContext<typeof countDeskCall>) {
  return countDesk(tx, actor.staffId)
}
