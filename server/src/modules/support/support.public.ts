export { seedCannedAnswer, seedTicket } from './seed-ticket'
export { closeSilentTicket, escalateTicket } from './support.jobs'
