import * as decisions from '../../modules/identity/checks/check-decisions.queries'
import { change, find, type Owned, type ProbesOf } from './probe'

const refused = ({ staffId }: Owned) =>
  ({ state: 'refused', reasons: [], decidedBy: staffId, now: new Date() }) as const

export const probes: ProbesOf<typeof decisions> = {
  lockIdentityCheck: find((tx, { checkId }) => decisions.lockIdentityCheck(tx, checkId)),
  lockEnterpriseCheck: find((tx, owned) => decisions.lockEnterpriseCheck(tx, owned.enterpriseCheckId)),
  decideIdentityCheck: change((tx, owned) =>
    decisions.decideIdentityCheck(tx, owned.checkId, refused(owned)),
  ),
  decideEnterpriseCheck: change((tx, owned) =>
    decisions.decideEnterpriseCheck(tx, owned.enterpriseCheckId, refused(owned)),
  ),
  noteBirthDate: change((tx, { checkId }) => decisions.noteBirthDate(tx, checkId, '2000-01-01')),
  endApprovedIdentity: change((tx, { memberId }) => decisions.endApprovedIdentity(tx, memberId)),
  noteVerified: change((tx, { memberId }) =>
    decisions.noteVerified(tx, memberId, { isMinor: true, now: new Date() }),
  ),
  noteGroup: change((tx, { memberId }) => decisions.noteGroup(tx, memberId, 2)),
  readIsMinor: find((tx, { memberId }) => decisions.readIsMinor(tx, memberId)),
}
