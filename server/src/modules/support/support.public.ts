export { closeSilentTicket, escalateTicket } from './support.jobs'
