import * as unclaimed from '../../modules/income/bills/unclaimed-bills.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof unclaimed> = {
  lockClaimableBills: find((tx, { memberId }) => unclaimed.lockClaimableBills(tx, memberId, 'CNY')),
  listUnclaimedRows: find(tx => unclaimed.listUnclaimedRows(tx, undefined, 9)),
  sumUnclaimed: find(tx => unclaimed.sumUnclaimed(tx)),
}
