import type { answerTicket, closeDeskTicket, noteOnTicket } from '#contract/support/desk-calls'
import { reopenDays, type TicketState } from '#contract/support/ticket-state'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { notify } from '../../messages/messages.public'
import { deskCan } from '../support.policy'
import { addReply, requireOpen } from '../tickets/add-reply'
import { sendAnswerLink } from '../tickets/guest-answer'
import { moveTicket, tellOfTicket } from '../tickets/move-ticket'
import { presentReplies } from '../tickets/present-ticket'
import { lastReplyOf, type ReplyRecord } from '../tickets/replies.queries'
import { ticketLink } from '../tickets/ticket-link'
import { findTicket, lockTicket, type TicketRecord } from '../tickets/tickets.queries'
import { setAssigned } from './desk.queries'

type Answering = CallContext<typeof answerTicket>

export async function lockAtDesk(tx: Tx, id: number): Promise<TicketRecord> {
  const ticket = await lockTicket(tx, id)
  if (!ticket) throw new Refusal('notFound')
  return ticket
}

/** Whoever answers first looks after it from then on. */
export async function answer(context: Answering) {
  const { tx, input, actor, now } = context
  const ticket = await lockAtDesk(tx, input.id)
  const by = { staffId: actor.staffId, name: actor.name }
  requireOpen(ticket)
  await requireRead(tx, ticket, input.last_seen_reply)
  const written = await addReply(tx, ticket.id, {
    by,
    text: input.text,
    uploads: input.attachment_upload_ids,
    now,
  })
  if (ticket.assigned_to === null) await setAssigned(tx, ticket.id, actor.staffId)
  await moveTicket(tx, ticket, 'supportAnswered', by, { now })
  if (input.close) await moveTicket(tx, await lockAtDesk(tx, ticket.id), 'closed', by, { now })
  await audit(context, 'ticket.answered', ticket, { reply: written.id, closed: input.close })
  if (ticket.member_id === null) await sendAnswerLink(context, ticket)
  else await tellAnswered(tx, ticket, input.text)
  return presentOne(context, written)
}

async function requireRead(tx: Tx, ticket: TicketRecord, lastSeen: number) {
  const last = await lastReplyOf(tx, ticket.id)
  if (last && last.id > lastSeen) throw new Refusal('conflict', { text: 'support.newReply' })
}

const excerptLetters = 80

function tellAnswered(tx: Tx, ticket: TicketRecord, text: string) {
  const letters = [...text.replace(/\s+/g, ' ')]
  const excerpt =
    letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : letters.join('')
  return notify(tx, {
    memberId: ticket.member_id as number,
    kind: 'ticket',
    template: 'support.answered',
    params: { number: ticket.number, subject: ticket.subject, excerpt },
    link: ticketLink(ticket.id),
  })
}

export async function note(context: CallContext<typeof noteOnTicket>) {
  const { tx, input, actor, now } = context
  const ticket = await lockAtDesk(tx, input.id)
  const by = { staffId: actor.staffId, name: actor.name }
  if (!deskCan(ticket).note) throw new Refusal('conflict', { text: 'support.cannotMove' })
  const written = await addReply(tx, ticket.id, {
    by,
    text: input.text,
    uploads: [],
    isInternal: true,
    now,
  })
  // The member hears nothing of it.
  await tellOfTicket(tx, { ...ticket, member_id: null })
  return presentOne(context, written)
}

export async function closeAtDesk(context: CallContext<typeof closeDeskTicket>) {
  const { tx, input, actor, now } = context
  const ticket = await lockAtDesk(tx, input.id)
  const by = { staffId: actor.staffId, name: actor.name }
  await moveTicket(tx, ticket, 'closed', by, { now, note: input.note })
  await audit(context, 'ticket.closed', ticket, { note: input.note })
  await tellClosed(tx, ticket)
  return { state: 'closed' as TicketState }
}

export async function tellClosed(tx: Tx, ticket: TicketRecord) {
  if (ticket.member_id === null) return
  await notify(tx, {
    memberId: ticket.member_id,
    kind: 'ticket',
    template: 'support.closedByDesk',
    params: { number: ticket.number, subject: ticket.subject, days: reopenDays },
    link: ticketLink(ticket.id),
  })
}

export function audit(
  { tx, actor, client, now }: Pick<Answering, 'tx' | 'actor' | 'client' | 'now'>,
  action: string,
  ticket: Pick<TicketRecord, 'id' | 'state'>,
  after: object,
) {
  const subject = { subject: 'ticket', subjectId: ticket.id }
  return recordAudit(tx, { actor, client, now, action, ...subject, before: { state: ticket.state }, after })
}

async function presentOne(
  context: Pick<Answering, 'tx' | 'secrets' | 'now' | 'actor'>,
  written: ReplyRecord,
) {
  const ticket = await findTicket(context.tx, written.ticket_id)
  const [shown] = ticket ? await presentReplies(context.tx, ticket, [written], context) : []
  if (!shown) throw new Error('a reply cannot be shown')
  return shown
}
