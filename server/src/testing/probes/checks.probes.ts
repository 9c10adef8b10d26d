import * as checks from '../../modules/identity/checks/checks.queries'
import { find, type ProbesOf } from './probe'

const waiting = { state: 'waiting', limit: 10 }

export const probes: ProbesOf<typeof checks> = {
  listIdentityChecks: find(tx => checks.listIdentityChecks(tx, ['adult', 'minor'], waiting)),
  listEnterpriseChecks: find(tx => checks.listEnterpriseChecks(tx, waiting)),
  countWaitingIdentities: find(tx => checks.countWaitingIdentities(tx)),
  countWaitingEnterprises: find(tx => checks.countWaitingEnterprises(tx)),
  findIdentityCheck: find((tx, { checkId }) => checks.findIdentityCheck(tx, checkId)),
  findApprovedBefore: find((tx, { memberId }) => checks.findApprovedBefore(tx, memberId, 0)),
  findEnterpriseCheck: find((tx, { enterpriseCheckId }) => checks.findEnterpriseCheck(tx, enterpriseCheckId)),
  listScans: find((tx, { checkId }) => checks.listScans(tx, checkId)),
}
