// What happens to a ticket when its time has come.
import { silentDays } from '#contract/support/ticket-state'
import type { Job } from '../../platform/jobs/job'
import { notify } from '../messages/messages.public'
import { tellClosed } from './desk/answer-ticket'
import { setEscalated } from './desk/desk.queries'
import { moveTicket, tellOfTicket } from './tickets/move-ticket'
import { escalation, silence, watchClock } from './tickets/ticket-clock'
import { ticketLink } from './tickets/ticket-link'
import { insertTicketHistory, lockTicket } from './tickets/tickets.queries'

/** The promise was missed: the desk sees it first from now on, and whoever waits is told. */
export const escalateTicket: Job<{ ticketId: number }> = {
  ...escalation,
  lane: 'quick',
  async run({ payload, agentId, database }) {
    await database.change(agentId, async tx => {
      const ticket = await lockTicket(tx, payload.ticketId)
      if (!ticket?.answer_due_at || ticket.escalated_at) return
      const now = new Date()
      // Answered and asked again meanwhile: that promise runs out later.
      if (ticket.answer_due_at > now) return watchClock(tx, ticket.id, ticket.answer_due_at)
      await setEscalated(tx, ticket.id, now)
      await insertTicketHistory(tx, { ticketId: ticket.id, event: 'escalated', name: null, now })
      await tellOfTicket(tx, ticket)
      if (ticket.member_id === null) return
      await notify(tx, {
        memberId: ticket.member_id,
        kind: 'ticket',
        template: 'support.escalated',
        params: { number: ticket.number, subject: ticket.subject },
        link: ticketLink(ticket.id),
        isCalm: true,
      })
    })
  },
}

/** An answer nobody replied to is taken as the end; it can be reopened like any other. */
export const closeSilentTicket: Job<{ ticketId: number }> = {
  ...silence,
  lane: 'quick',
  async run({ payload, agentId, database }) {
    await database.change(agentId, async tx => {
      const ticket = await lockTicket(tx, payload.ticketId)
      const now = new Date()
      const isSilent = ticket && ticket.updated_at.getTime() <= now.getTime() - silentDays * 86_400_000
      if (ticket?.state !== 'answered' || !isSilent) return
      await moveTicket(tx, ticket, 'closed', { name: null }, { now })
      await tellClosed(tx, ticket)
    })
  },
}
