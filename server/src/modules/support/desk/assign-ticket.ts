import type { assignTicket, mergeTickets } from '#contract/support/desk-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { notify } from '../../messages/messages.public'
import { inheritPromise, moveTicket, tellOfTicket } from '../tickets/move-ticket'
import { moveReplies } from '../tickets/replies.queries'
import { ticketLink } from '../tickets/ticket-link'
import { findTicket, type TicketRecord } from '../tickets/tickets.queries'
import { audit, lockAtDesk } from './answer-ticket'
import { joinMarks, listAssignable, setAssigned, setMerged } from './desk.queries'

export async function assign(context: CallContext<typeof assignTicket>) {
  const { tx, input } = context
  const ticket = await lockAtDesk(tx, input.id)
  const to = input.to === null ? null : (await listAssignable(tx)).find(({ id }) => id === input.to)
  if (to === undefined) {
    throw new Refusal('invalidInput', { fields: [{ field: 'to', text: 'support.notAssignable' }] })
  }
  await setAssigned(tx, ticket.id, to?.id ?? null)
  await audit(context, 'ticket.assigned', ticket, { to: to?.name ?? null })
  await tellOfTicket(tx, { ...ticket, member_id: null })
  return { assigned_to: to && { id: to.id, name: to.name } }
}

/** The thread goes on in one place; the one that is joined stays as a sign that leads there. */
export async function merge(context: CallContext<typeof mergeTickets>) {
  const { tx, input, actor, now } = context
  if (input.id === input.into) throw new Refusal('conflict', { text: 'support.cannotMove' })
  // Always in the same order, so that two who join the same two in opposite directions do not wait for each other.
  const [first, second] = [Math.min(input.id, input.into), Math.max(input.id, input.into)]
  const locked = [await lockAtDesk(tx, first), await lockAtDesk(tx, second)] as const
  const [from, into] = input.id === first ? locked : [locked[1], locked[0]]
  if (!isSamePerson(from, into)) throw new Refusal('conflict', { text: 'support.otherPerson' })
  if (into.state === 'closed') throw new Refusal('conflict', { text: 'support.cannotMove' })
  const by = { staffId: actor.staffId, name: actor.name }
  await moveTicket(tx, from, 'merged', by, { now, note: into.number })
  await setMerged(tx, from.id, into.id)
  await moveReplies(tx, from.id, into.id)
  await joinMarks(tx, into.id, from.id)
  await inheritPromise(tx, into, from, now)
  await audit(context, 'ticket.merged', from, { into: into.number })
  await tellMerged(context, from, into)
  return { into: into.id }
}

function isSamePerson(one: TicketRecord, other: TicketRecord): boolean {
  if (one.member_id === null && other.member_id === null) return one.mobile === other.mobile
  return one.member_id === other.member_id
}

async function tellMerged({ tx }: CallContext<typeof mergeTickets>, from: TicketRecord, into: TicketRecord) {
  const joined = await findTicket(tx, into.id)
  if (joined) await tellOfTicket(tx, joined)
  if (from.member_id === null) return
  await notify(tx, {
    memberId: from.member_id,
    kind: 'ticket',
    template: 'support.merged',
    params: { number: from.number, into: into.number },
    link: ticketLink(into.id),
    isCalm: true,
  })
}
