import * as freezing from '../../modules/identity/freezing/freezing.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof freezing> = {
  lockAccount: find((tx, { memberId }) => freezing.lockAccount(tx, memberId)),
  holdAccount: find((tx, { memberId }) => freezing.holdAccount(tx, memberId)),
  areOpenAccounts: find((tx, { memberId }) => freezing.areOpenAccounts(tx, [memberId])),
  putFrozen: change((tx, { memberId }) =>
    freezing.putFrozen(tx, memberId, { reason: 'r', staffId: null, now: new Date() }),
  ),
  unfreezeAccount: change((tx, { memberId }) => freezing.unfreezeAccount(tx, memberId)),
}
