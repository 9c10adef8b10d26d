import type { Tx } from '../../../platform/database/query'
import { type HandledWithdrawal, withHandling } from '../withdrawals/handled'
import { lockWithdrawals } from '../withdrawals/withdrawals.queries'

/** A statement takes no more than 65,535 values. */
const portion = 1000

/** Any number of them, in ascending order: whoever else locks several waits in the same one. */
export async function lockHandled(tx: Tx, ids: readonly number[]): Promise<HandledWithdrawal[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const locked: HandledWithdrawal[] = []
  for (let at = 0; at < sorted.length; at += portion) {
    const rows = await lockWithdrawals(tx, sorted.slice(at, at + portion))
    locked.push(...(await withHandling(tx, rows)))
  }
  return locked
}
