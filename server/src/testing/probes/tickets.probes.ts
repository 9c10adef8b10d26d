import * as tickets from '../../modules/support/tickets/tickets.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const stopped = { askedAt: null, answerDueAt: null, escalatedAt: null, closedAt: null, now }

export const probes: ProbesOf<typeof tickets> = {
  insertTicket: write((tx, { memberId }) =>
    tickets.insertTicket(tx, {
      number: 'stranger',
      memberId,
      mobile: '13900000009',
      source: 'ticket',
      language: 'en',
      category: 'bug',
      subject: 's',
      about: null,
      answerDueAt: now,
      searched: 's',
      now,
    }),
  ),
  findTicket: find((tx, owned) => tickets.findTicket(tx, owned.ticketId)),
  lockTicket: find((tx, owned) => tickets.lockTicket(tx, owned.ticketId)),
  listTicketRows: find((tx, owned) => tickets.listTicketRows(tx, { memberId: owned.memberId, limit: 10 })),
  countTickets: find((tx, owned) => tickets.countTickets(tx, owned.memberId)),
  setTicketState: change((tx, owned) =>
    tickets.setTicketState(tx, owned.ticketId, { state: 'answered', ...stopped }),
  ),
  setRating: change((tx, owned) => tickets.setRating(tx, owned.ticketId, { rating: 1, text: '', now })),
  setSeen: change((tx, owned) => tickets.setSeen(tx, owned.ticketId, 'desk', owned.replyId)),
  insertTicketHistory: write((tx, owned) =>
    tickets.insertTicketHistory(tx, { ticketId: owned.ticketId, event: 'closed', name: null, now }),
  ),
  listTicketHistory: find((tx, owned) => tickets.listTicketHistory(tx, owned.ticketId)),
  lockOpenTicketsOf: find((tx, { memberId }) => tickets.lockOpenTicketsOf(tx, memberId)),
  emptyTickets: change((tx, { memberId }) => tickets.emptyTickets(tx, memberId)),
}
