import * as treaties from '../../modules/payouts/tax/treaties.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof treaties> = {
  insertTreaty: change((tx, { memberId, uploadId, staffId }) =>
    treaties.insertTreaty(tx, {
      ...{ memberId, index: ownPerson, rate: 1000, validUntil: '2099-12-31', uploadId, reason: 'r' },
      ...{ staffId, now },
    }),
  ),
  readTreaty: find((tx, { treatyId }) => treaties.readTreaty(tx, treatyId)),
  findTreaty: find((tx, { memberId }) => treaties.findTreaty(tx, memberId, ownPerson, '2026-05-01')),
  putConfirmed: change((tx, { treatyId, staffId }) => treaties.putConfirmed(tx, treatyId, { staffId, now })),
  putEnded: change((tx, { confirmedTreatyId, staffId }) =>
    treaties.putEnded(tx, confirmedTreatyId, { state: 'ended', reason: 'probe', staffId, now }),
  ),
  listOpenTreaties: find((tx, { memberId }) => treaties.listOpenTreaties(tx, memberId, ownPerson)),
}
