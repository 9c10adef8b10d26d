// A bill is available once it is confirmed and the payer's money for its report is there; whichever comes last.

import type { Currency } from '#contract/currency'
import { billAfter, billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import { credit, debit, writeTransaction } from '../ledger/write-transaction'
import { type BillRow, listReadyBills, putStanding } from './bill-moves.queries'

/** `bills`: locked by the caller. Answers those that are available now. */
export async function makeAvailable(tx: Tx, bills: readonly BillRow[], now: Date): Promise<number[]> {
  if (bills.length === 0) return []
  const ready = await listReadyBills(
    tx,
    bills.map(({ id }) => id),
  )
  if (ready.length === 0) return []
  const standing = billAfter({ status: billStatus.toConfirm, heldFrom: null }, 'confirm')
  if (!standing) throw new Error('a bill that is confirmed goes on')
  await putStanding(tx, ready, standing, now)
  const isReady = new Set(ready)
  const moved = bills.filter(({ id }) => isReady.has(id))
  const entries = moved.flatMap(bill => {
    const { currency, about, share } = moneyOf(bill)
    return [
      debit({ kind: 'member_pending', currency, memberId: bill.member_id }, share, about),
      credit({ kind: 'member_available', currency, memberId: bill.member_id }, share, about),
    ]
  })
  // Bills of 0.00 are available too, and nothing moves.
  if (entries.some(({ amount }) => amount !== 0n))
    await writeTransaction(tx, { kind: 'available', at: now }, entries)
  return ready
}

export function moneyOf(bill: BillRow) {
  return {
    currency: bill.currency as Currency,
    share: BigInt(bill.share_minor),
    about: { channelId: bill.channel_id, billId: bill.id },
  }
}
