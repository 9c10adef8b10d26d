import * as security from '../../modules/identity/security/security.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof security> = {
  listSessions: find((tx, owned) => security.listSessions(tx, owned.memberId)),
  deleteSessionOf: change((tx, owned) => security.deleteSessionOf(tx, owned.memberId, owned.token)),
  listLoginEvents: find((tx, owned) => security.listLoginEvents(tx, owned.memberId, undefined, 10)),
  setMobile: change((tx, owned) => security.setMobile(tx, owned.memberId, '13900000008')),
  startClosing: change((tx, owned) => security.startClosing(tx, owned.memberId, new Date())),
  stopClosing: change((tx, owned) => security.stopClosing(tx, owned.memberId)),
  lockDueAccount: find((tx, owned) => security.lockDueAccount(tx, owned.memberId, new Date())),
  emptyAccount: change((tx, owned) => security.emptyAccount(tx, owned.memberId)),
  deleteLoginEvents: change((tx, owned) => security.deleteLoginEvents(tx, owned.memberId)),
  eraseCompany: change((tx, { memberId }) => security.eraseCompany(tx, memberId)),
}
