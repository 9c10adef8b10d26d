import * as payable from '../../modules/income/bills/payable-bills.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof payable> = {
  lockBillsToWithdraw: find((tx, { memberId, billId }) =>
    payable.lockBillsToWithdraw(tx, memberId, [billId], true),
  ),
  listAvailableBills: find((tx, { memberId }) => payable.listAvailableBills(tx, memberId)),
  areAskedBack: find(async (tx, { billId }) => (await payable.areAskedBack(tx, [billId])) || undefined),
  listPayableRows: find((tx, { memberId }) =>
    payable.listPayableRows(tx, { memberId, when: 'later', limit: 9 }),
  ),
  sumPayable: find(async (tx, { memberId }) => (await payable.sumPayable(tx, memberId, 'later')).bills),
  availableMonths: find((tx, { memberId }) => payable.availableMonths(tx, memberId)),
  lockOpenBillsOf: find((tx, { memberId }) => payable.lockOpenBillsOf(tx, memberId)),
}
