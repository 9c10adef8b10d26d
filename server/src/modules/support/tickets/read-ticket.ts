import type { readTicket, seeTicket } from '#contract/support/calls'
import { place, readCursor, writeCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { readByLink } from '../../messages/messages.public'
import { memberCan, reopenUntil } from '../support.policy'
import { tellOfTicket } from './move-ticket'
import { lockOwnTicket, ownTicket } from './own-ticket'
import { presentHistory, presentReplies, presentTicket } from './present-ticket'
import { listReplies } from './replies.queries'
import { ticketLink } from './ticket-link'
import { listTicketHistory, setSeen } from './tickets.queries'

/** As much of a thread as is read at once; earlier ones follow on demand. */
const repliesAtOnce = 50

/** The newest replies, and where the earlier ones go on. */
export async function threadOf(tx: Tx, ticketId: number, before: string | undefined, withInternal: boolean) {
  const earlier = readCursor(place.id, before)
  const found = await listReplies(tx, ticketId, { before: earlier, limit: repliesAtOnce + 1, withInternal })
  const replies = found.slice(0, repliesAtOnce)
  const oldest = replies.at(-1)
  return { replies, earlier_cursor: oldest && found.length > repliesAtOnce ? writeCursor(oldest.id) : null }
}

export async function readOwnTicket(context: CallContext<typeof readTicket>) {
  const { tx, input, actor, now } = context
  const ticket = await ownTicket(tx, actor.memberId, input.id)
  const [{ replies, earlier_cursor }, history] = await Promise.all([
    threadOf(tx, ticket.id, input.before, false),
    listTicketHistory(tx, ticket.id),
  ])
  return {
    ...presentTicket(ticket, 'member'),
    replies: await presentReplies(tx, ticket, replies, context),
    earlier_cursor,
    history: presentHistory(history),
    rating_text: ticket.rating_text,
    reopen_until: reopenUntil(ticket)?.toISOString() ?? null,
    merged_into: ticket.merged_into,
    can: memberCan(ticket, actor.role, now),
  }
}

/** Whoever reads the answer needs no bell for it any more. */
export async function seeOwnTicket({ tx, input, actor, now }: CallContext<typeof seeTicket>) {
  const ticket = await lockOwnTicket(tx, actor.memberId, input.id)
  if (await setSeen(tx, ticket.id, 'member', input.reply_id)) await tellOfTicket(tx, ticket)
  await readByLink(tx, actor.memberId, ticketLink(ticket.id), now)
  return null
}
