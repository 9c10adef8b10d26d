import * as payees from '../../modules/payouts/withdrawals/consent-payees.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof payees> = {
  insertConsentPayee: change((tx, { memberId }) =>
    payees.insertConsentPayee(tx, {
      ...{ memberId, person: { index: ownPerson, document: 'passport' }, accountId: null, now: new Date() },
    }),
  ),
  findConsentPayee: find((tx, { orphanId }) => payees.findConsentPayee(tx, orphanId)),
  listConsentBalances: find(tx => payees.listConsentBalances(tx, 'CNY', { limit: 10 })),
}
