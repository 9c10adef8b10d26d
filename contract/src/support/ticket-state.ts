// The states of a work order and what moves it between them. The clock belongs to the state: whoever waits for us is
// promised an answer, and a later word of theirs never moves that promise back.

export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const ticketEvents = [
  'created',
  'memberReplied',
  'supportAnswered',
  'closed',
  'reopened',
  'escalated',
  'merged',
] as const
export type TicketEvent = (typeof ticketEvents)[number]

/** What becomes of the promised time: `start` only when no promise is running. */
type Clock = 'start' | 'stop' | 'keep'

interface TicketMove {
  from: readonly TicketState[]
  to: TicketState
  clock: Clock
}

export const ticketMoves: Record<Exclude<TicketEvent, 'created' | 'escalated'>, TicketMove> = {
  memberReplied: { from: ['open', 'answered'], to: 'open', clock: 'start' },
  supportAnswered: { from: ['open', 'answered'], to: 'answered', clock: 'stop' },
  closed: { from: ['open', 'answered'], to: 'closed', clock: 'stop' },
  reopened: { from: ['closed'], to: 'open', clock: 'start' },
  merged: { from: ['open', 'answered'], to: 'closed', clock: 'stop' },
}

/** How long after closing a member may say that it is not settled. */
export const reopenDays = 14
/** An answer nobody replies to is taken as the end. */
export const silentDays = 14
