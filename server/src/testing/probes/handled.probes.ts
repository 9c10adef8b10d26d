import * as handled from '../../modules/payouts/withdrawals/handled.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof handled> = {
  listHolders: find((tx, { withdrawalId }) => handled.listHolders(tx, [withdrawalId], 0)),
  listSayers: find((tx, { withdrawalId }) => handled.listSayers(tx, [withdrawalId])),
  listHandsBefore: find((tx, { laterId }) => handled.listHandsBefore(tx, [laterId])),
  isOwnMember: find((tx, { staffId, memberId }) => handled.isOwnMember(tx, staffId, memberId)),
}
