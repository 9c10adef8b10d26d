export { mailStaff, watchQueues } from './telling/mail-staff.job'
