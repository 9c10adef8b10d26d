// What may be done with a work order as it stands. The answers travel to the client as `can`.
import type { ColleagueRole } from '#contract/call'
import { reopenDays } from '#contract/support/ticket-state'
import type { TicketRecord } from './tickets/tickets.queries'

export function reopenUntil(ticket: Pick<TicketRecord, 'closed_at' | 'merged_into'>): Date | null {
  if (!ticket.closed_at || ticket.merged_into !== null) return null
  return new Date(ticket.closed_at.getTime() + reopenDays * 86_400_000)
}

export function isOpenForReplies(ticket: Pick<TicketRecord, 'state'>): boolean {
  return ticket.state !== 'closed'
}

export function canReopen(ticket: Pick<TicketRecord, 'closed_at' | 'merged_into'>, now: Date): boolean {
  const until = reopenUntil(ticket)
  return until !== null && now <= until
}

type Rated = Pick<TicketRecord, 'state' | 'last_desk_reply' | 'closed_at' | 'merged_into'>

/** There has to be an answer to rate; a rating can be changed as long as the ticket could be reopened. */
export function canRate(ticket: Rated, now: Date): boolean {
  if (ticket.last_desk_reply === 0 || ticket.state === 'open') return false
  return ticket.state === 'answered' || canReopen(ticket, now)
}

export function memberCan(ticket: Rated, role: ColleagueRole, now: Date) {
  const mayWrite = role !== 'reader'
  return {
    reply: mayWrite && isOpenForReplies(ticket),
    close: mayWrite && isOpenForReplies(ticket),
    reopen: mayWrite && canReopen(ticket, now),
    rate: mayWrite && canRate(ticket, now),
  }
}

export function deskCan(ticket: Pick<TicketRecord, 'state' | 'merged_into'>) {
  const isOpen = isOpenForReplies(ticket)
  return { answer: isOpen, note: ticket.merged_into === null, close: isOpen, merge: isOpen }
}
