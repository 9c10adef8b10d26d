export { unassignTicketsOf } from './desk/desk.queries'
export { seedCannedAnswer, seedTicket } from './seed-ticket'
export { closeSilentTicket, escalateTicket } from './support.jobs'
export { listTicketRows } from './tickets/tickets.queries'
