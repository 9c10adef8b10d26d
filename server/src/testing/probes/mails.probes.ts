import * as mails from '../../modules/mail/mails.queries'
import { change, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof mails> = {
  claimMail: write(tx => mails.claimMail(tx, 'another', new Date())),
  markSent: change(tx => mails.markSent(tx, 'owned', new Date())),
  freeMail: change(tx => mails.freeMail(tx, 'owned')),
}
