// What an account leaves behind that closes: bills whose money has not come, that are held, or that came too late for its last withdrawal.
// They are nobody's until staff find out whose.
import { type BillStatus, billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { credit, debit, writeTransaction } from '../ledger/write-transaction'
import { moneyOf } from './make-available'
import { lockOpenBillsOf } from './payable-bills.queries'

export async function leaveUnclaimed(tx: Tx, memberId: number, now: Date): Promise<void> {
  const entries = (await lockOpenBillsOf(tx, memberId)).flatMap(bill => {
    const { currency, share, about } = moneyOf(bill)
    const stood = (bill.held_from ?? bill.status) as BillStatus
    const kind = stood === billStatus.available ? ('member_available' as const) : ('member_pending' as const)
    return [
      debit({ kind, currency, memberId }, share, about),
      credit({ kind: 'unclaimed', currency, memberId }, share, about),
    ]
  })
  if (entries.some(({ amount }) => amount !== 0n)) {
    await writeTransaction(tx, { kind: 'adjustment', at: now, reason: 'closed account' }, entries)
  }
}
