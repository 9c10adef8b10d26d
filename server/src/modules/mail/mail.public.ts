export {
  eraseMailAddress,
  presentMailAddress,
  putMailAddress,
  removeMailAddress,
} from './addresses/change-address'
export { findMailAddress, setLeft } from './addresses/mail-addresses.queries'
export { requireMailAddress, requireMailCode, sendMailCode } from './addresses/send-mail-code'
export { deliverMail } from './deliver-mail'
export { registerLeaving } from './leaving/register-leaving'
export type { Letter, LetterItem } from './letter/letter'
export { readSite } from './letter/site-look.queries'
export { enqueueMail, mailTries, sendMail } from './send-mail.job'
