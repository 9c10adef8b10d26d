import * as mails from '../../modules/dashboard/telling/staff-mails.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof mails> = {
  listMailedStaff: find(tx => mails.listMailedStaff(tx)),
  findMailedStaff: find((tx, owned) => mails.findMailedStaff(tx, owned.staffId)),
  listTold: find((tx, owned) => mails.listTold(tx, owned.staffId)),
  putTold: write((tx, owned) => mails.putTold(tx, owned.staffId, 'jobs', { amount: 1, now: new Date() })),
  lowerTold: change((tx, owned) => mails.lowerTold(tx, owned.staffId, 'tickets', 0)),
}
