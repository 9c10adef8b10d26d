import type { Language } from '#contract/language'
import type { readDeskTicket, seeDeskTicket } from '#contract/support/desk-calls'
import type { TicketState } from '#contract/support/ticket-state'
import { reviewedStatuses } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { ownWork, presentReasons, worksByStatus } from '../../works/works.public'
import { deskCan } from '../support.policy'
import { tellOfTicket } from '../tickets/move-ticket'
import { presentHistory, presentReplies } from '../tickets/present-ticket'
import { threadOf } from '../tickets/read-ticket'
import { listTicketHistory, lockTicket, setSeen } from '../tickets/tickets.queries'
import { type DeskRecord, findDeskTicket, findMemberFacts, listOtherTickets } from './desk.queries'
import { presentDeskRow } from './present-desk-ticket'

const ticketsShown = 8

export async function readAtDesk(context: CallContext<typeof readDeskTicket>) {
  const { tx, input } = context
  const ticket = await findDeskTicket(tx, input.id)
  if (!ticket) throw new Refusal('notFound')
  const [{ replies, earlier_cursor }, history, member, about_context] = await Promise.all([
    threadOf(tx, ticket.id, input.before, true),
    listTicketHistory(tx, ticket.id),
    memberContext(tx, ticket),
    aboutContext(tx, ticket, context.language),
  ])
  return {
    ...presentDeskRow(ticket),
    language: ticket.language as Language,
    replies: await presentReplies(tx, ticket, replies, context),
    earlier_cursor,
    history: presentHistory(history),
    rating_text: ticket.rating_text,
    merged_into: ticket.merged_into,
    member,
    about_context,
    can: deskCan(ticket),
  }
}

/** What the one who answers should know without looking for it. */
async function memberContext(tx: Tx, ticket: DeskRecord) {
  const tickets = (await listOtherTickets(tx, ticket, ticketsShown)).map(other => ({
    ...other,
    state: other.state as TicketState,
    created_at: other.created_at.toISOString(),
  }))
  if (ticket.member_id === null) return null
  const [facts, works] = await Promise.all([
    findMemberFacts(tx, ticket.member_id),
    worksByStatus(tx, ticket.member_id),
  ])
  const kind = facts.is_minor ? 'minor' : facts.group_id === 2 ? 'enterprise' : 'personal'
  return {
    id: facts.id,
    name: facts.nickname,
    mobile: facts.mobile,
    kind: kind as 'minor' | 'enterprise' | 'personal',
    verified: facts.verified_at !== null,
    state: facts.state as 'active',
    since: facts.created_at.toISOString(),
    works,
    tickets,
  }
}

async function aboutContext(tx: Tx, ticket: DeskRecord, language: Language) {
  if (ticket.about_kind !== 'work' || ticket.about_id === null || ticket.member_id === null) return null
  const work = await ownWork(tx, ticket.member_id, ticket.about_id).catch(error => {
    // Thrown away since, bin and all.
    if (error instanceof Refusal && error.key === 'notFound') return undefined
    throw error
  })
  if (!work) return null
  // Handed in again: what was found then is being looked at once more.
  const reasons = reviewedStatuses.includes(work.status) ? [] : presentReasons(work.reasons, language)
  return { status: work.status, reasons: reasons.map(({ text }) => text) }
}

export async function seeAtDesk({ tx, input }: CallContext<typeof seeDeskTicket>) {
  const ticket = await lockTicket(tx, input.id)
  if (!ticket) throw new Refusal('notFound')
  if (await setSeen(tx, ticket.id, 'desk', input.reply_id)) await tellOfTicket(tx, ticket)
  return null
}
