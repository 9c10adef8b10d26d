// The only place that writes a ticket's state and its clock: lock first, table, new state, history, and who is told.
import { type TicketEvent, ticketMoves } from '#contract/support/ticket-state'
import type { Tx } from '../../../platform/database/query'
import { signal } from '../../../platform/live/signal'
import { Refusal } from '../../../platform/refusal'
import '../support.texts'
import { promisedFrom, watchClock, watchSilence } from './ticket-clock'
import { insertTicketHistory, setTicketState, type TicketRecord } from './tickets.queries'

export interface Mover {
  personId?: number
  staffId?: number
  name: string | null
}

interface Move {
  now: Date
  /** What the site promises; whatever may start the clock has to say it. */
  answerHours?: number
  note?: string
}

type MovingEvent = Exclude<TicketEvent, 'created' | 'escalated'>

export async function moveTicket(tx: Tx, ticket: TicketRecord, event: MovingEvent, by: Mover, move: Move) {
  const { from, to, clock } = ticketMoves[event]
  if (!from.some(state => state === ticket.state))
    throw new Refusal('conflict', { text: 'support.cannotMove' })
  const { now, answerHours } = move
  const isRunning = ticket.answer_due_at !== null
  const starts = clock === 'start' && !isRunning
  const stops = clock === 'stop'
  const askedAt = stops ? null : starts ? now : ticket.asked_at
  const answerDueAt = stops ? null : starts ? promisedFrom(now, answerHours) : ticket.answer_due_at
  await setTicketState(tx, ticket.id, {
    state: to,
    askedAt,
    answerDueAt,
    escalatedAt: stops ? null : ticket.escalated_at,
    closedAt: to === 'closed' ? now : null,
    now,
  })
  const owed = event === 'supportAnswered' && ticket.asked_at && ticket.answer_due_at
  await insertTicketHistory(tx, {
    ticketId: ticket.id,
    event,
    ...by,
    ...(owed && {
      waitedSeconds: secondsBetween(ticket.asked_at as Date, now),
      promisedSeconds: secondsBetween(ticket.asked_at as Date, ticket.answer_due_at as Date),
    }),
    note: move.note,
    now,
  })
  if (starts && answerDueAt) await watchClock(tx, ticket.id, answerDueAt)
  if (to === 'answered') await watchSilence(tx, ticket.id, now)
  await tellOfTicket(tx, { id: ticket.id, member_id: ticket.member_id, state: to })
}

/** After two became one, the earlier promise holds: nobody waits longer because the desk tidied up. */
export async function inheritPromise(tx: Tx, into: TicketRecord, from: TicketRecord, now: Date) {
  if (from.asked_at === null || from.answer_due_at === null) return
  const answerDueAt = earlier(into.answer_due_at, from.answer_due_at)
  await setTicketState(tx, into.id, {
    state: 'open',
    askedAt: earlier(into.asked_at, from.asked_at),
    answerDueAt,
    escalatedAt: into.escalated_at ?? from.escalated_at,
    closedAt: null,
    now,
  })
  await watchClock(tx, into.id, answerDueAt)
}

const earlier = (one: Date | null, other: Date) => (one && one < other ? one : other)

export async function tellOfTicket(tx: Tx, ticket: Pick<TicketRecord, 'id' | 'member_id' | 'state'>) {
  await signal(tx, 'staff', 'desk', { ticket_id: ticket.id })
  if (ticket.member_id === null) return
  await signal(tx, ticket.member_id, 'ticket', { id: ticket.id, state: ticket.state as 'open' })
}

function secondsBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1000)
}
