import type { listMessages } from '#contract/messages/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { listMessageRows } from './messages.queries'
import { presentMessage } from './present-message'

export async function listOwnMessages({ tx, actor, input, language }: CallContext<typeof listMessages>) {
  const { cursor, limit, ...narrowed } = input
  const found = await listMessageRows(tx, {
    ...narrowed,
    memberId: actor.memberId,
    before: readCursor(place.id, cursor),
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, row => row.id)
  return { items: shown.map(row => presentMessage(row, language)), next_cursor }
}
