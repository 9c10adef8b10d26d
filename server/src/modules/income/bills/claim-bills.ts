// Income of a closed account goes to who claims it, and back where it was when that comes to nothing. The bills stay the closed account's: what
// was posted is never changed.
import { billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { credit, debit, type LedgerEntry, writeTransaction } from '../ledger/write-transaction'
import { type BillRow, putStanding } from './bill-moves.queries'
import { moneyOf } from './make-available'
import { lockClaimableBills } from './unclaimed-bills.queries'

interface Claiming {
  claimantId: number
  currency: string
  staffId: number
  reason: string
  now: Date
}

/** All that can be paid of the closed account, as available bills; its account is locked by the caller. */
export async function claimBills(tx: Tx, memberId: number, claiming: Claiming): Promise<BillRow[]> {
  const { claimantId, now, staffId, reason } = claiming
  const bills = await lockClaimableBills(tx, memberId, claiming.currency)
  const waiting = bills.filter(({ status }) => status === billStatus.toConfirm).map(({ id }) => id)
  if (waiting.length > 0) {
    await putStanding(tx, waiting, { status: billStatus.available, heldFrom: null }, now)
  }
  const entries = bills.flatMap(bill => moved(bill, claimantId))
  if (entries.some(({ amount }) => amount !== 0n)) {
    await writeTransaction(tx, { kind: 'adjustment', at: now, staffId, reason }, entries)
  }
  return bills.map(bill => ({ ...bill, status: billStatus.available }))
}

/** Of a withdrawal that ended: what was another account's waits to be claimed again. */
export async function unclaimBills(tx: Tx, bills: readonly BillRow[], payeeId: number, now: Date) {
  const entries = bills
    .filter(({ member_id }) => member_id !== payeeId)
    .flatMap(bill => moved(bill, payeeId))
    .map(entry => ({ ...entry, amount: -entry.amount }))
  if (entries.length > 0) {
    await writeTransaction(tx, { kind: 'adjustment', at: now, reason: 'claim ended' }, entries)
  }
}

/** Nothing but this moves what is unclaimed, so that statements show it as income of who claimed it. */
function moved(bill: BillRow, claimantId: number): LedgerEntry[] {
  const { currency, share, about } = moneyOf(bill)
  const kind = bill.corrects === null ? ('unclaimed' as const) : ('member_debt' as const)
  return [
    debit({ kind, currency, memberId: bill.member_id }, share, about),
    credit({ kind: 'member_available', currency, memberId: claimantId }, share, about),
  ]
}
