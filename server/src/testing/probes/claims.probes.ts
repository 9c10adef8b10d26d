import * as claims from '../../modules/payouts/unclaimed/claims.queries'
import { change, find, type ProbesOf } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof claims> = {
  insertClaim: change((tx, { memberId, claimantId, staffId }) =>
    claims.insertClaim(tx, {
      ...({ memberId, claimantId, reason: 'probe', likeness: 'unknown', staffId, now } as const),
    }),
  ),
  lockClaim: find((tx, { claimId }) => claims.lockClaim(tx, claimId)),
  decideClaim: change((tx, { claimId, staffId }) =>
    claims.decideClaim(tx, claimId, { state: 'refused', refusal: 'probe', staffId, now }),
  ),
  listOpenClaims: find((tx, { memberId }) => claims.listOpenClaims(tx, [memberId], 0)),
  listIdentitiesOf: find((tx, { memberId }) => claims.listIdentitiesOf(tx, memberId)),
}
