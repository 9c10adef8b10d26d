// Income of a closed account goes to who claims it, and back where it was when that comes to nothing. The bills stay the closed account's: what
// was posted is never changed.
import { billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { accountState } from '../../identity/identity.public'
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

/**
 * Of a withdrawal that ended: what was another account's waits to be claimed again. Its own does too when it has closed since it was paid: nobody
 * is there to withdraw it. What corrects payments of its own is owed by it already. The account is locked by the caller.
 */
export async function unclaimBills(tx: Tx, bills: readonly BillRow[], payeeId: number, now: Date) {
  const isClosed = (await accountState(tx, payeeId)) === 'closed'
  const claimed = bills.filter(({ member_id }) => member_id !== payeeId)
  const left = isClosed ? bills.filter(bill => bill.member_id === payeeId && bill.corrects === null) : []
  await moveBack(tx, claimed, { payeeId, now, reason: 'claim ended' })
  await moveBack(tx, left, { payeeId, now, reason: 'closed account' })
}

interface MovingBack {
  payeeId: number
  now: Date
  reason: string
}

async function moveBack(tx: Tx, bills: readonly BillRow[], { payeeId, now, reason }: MovingBack) {
  const entries = bills
    .flatMap(bill => moved(bill, payeeId))
    .map(entry => ({ ...entry, amount: -entry.amount }))
  if (entries.some(({ amount }) => amount !== 0n)) {
    await writeTransaction(tx, { kind: 'adjustment', at: now, reason }, entries)
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
