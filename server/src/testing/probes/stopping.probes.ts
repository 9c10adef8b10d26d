import * as stopping from '../../modules/payouts/withdrawals/stopping.queries'
import { find, type ProbesOf } from './probe'

const ahead = new Date('2099-01-01')

export const probes: ProbesOf<typeof stopping> = {
  listHoldingPosting: find((tx, { postingId }) => stopping.listHoldingPosting(tx, postingId)),
  isAnyUnapproved: find((tx, { billId }) => stopping.isAnyUnapproved(tx, [billId])),
  readRemains: find(async (tx, { memberId }) => (await stopping.readRemains(tx, memberId)).open),
  listLapsed: find(tx => stopping.listLapsed(tx, ahead, 9)),
  listToGuardians: find(tx => stopping.listToGuardians(tx, 0, 9)),
}
