// A member agrees with bills. It waives no correction, and saying it twice changes nothing.
import type { confirmBills as confirmCall } from '#contract/income/bill-calls'
import { billStatus } from '#contract/income/bill-status'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import '../income.texts'
import { lockBills, lockUnansweredBills, putConfirmed } from './bill-moves.queries'
import { makeAvailable } from './make-available'

/** Says how many can be withdrawn now, and how many wait for the payer's money. */
export async function confirmOwnBills({ tx, actor, input, now }: CallContext<typeof confirmCall>) {
  await confirmBills(tx, actor.memberId, input.bill_ids, now)
  const after = await lockBills(tx, [...new Set(input.bill_ids)])
  const waiting = after.filter(({ status }) => status === billStatus.toConfirm).length
  return { waiting, available: after.length - waiting }
}

export async function confirmBills(
  tx: Tx,
  memberId: number,
  billIds: readonly number[],
  now: Date,
): Promise<void> {
  const bills = await lockBills(tx, [...new Set(billIds)])
  const isStrangers = bills.some(({ member_id }) => member_id !== memberId)
  if (isStrangers || bills.length !== new Set(billIds).size) {
    throw new Refusal('notFound', { log: { billIds, isStrangers } })
  }
  if (bills.some(({ status }) => status === 10)) throw new Refusal('conflict', { text: 'income.billHeld' })
  if (bills.some(({ status }) => status === 4)) throw new Refusal('conflict', { text: 'income.billReversed' })
  const open = bills.filter(({ confirmed_at, status }) => confirmed_at === null && status === 0)
  if (open.length === 0) return
  await confirm(tx, open, 'member', now)
}

/** Nobody objected in time. Answers whether there may be more. */
export async function confirmUnanswered(tx: Tx, now: Date, most = 500): Promise<boolean> {
  const open = await lockUnansweredBills(tx, now, most)
  if (open.length > 0) await confirm(tx, open, 'time', now)
  return open.length === most
}

async function confirm(
  tx: Tx,
  open: Awaited<ReturnType<typeof lockBills>>,
  by: 'member' | 'time',
  now: Date,
): Promise<void> {
  await putConfirmed(
    tx,
    open.map(({ id }) => id),
    by,
    now,
  )
  await makeAvailable(tx, open, now)
}
