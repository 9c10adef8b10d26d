import type { Tx } from '../../../platform/database/query'
import { portionsOf } from '../../../platform/portions'
import { type HandledWithdrawal, withHandling } from '../withdrawals/handled'
import type { Handler } from '../withdrawals/payouts.policy'
import { lockWithdrawals } from '../withdrawals/withdrawals.queries'

/** A statement takes no more than 65,535 values. */
const portion = 1000

/** Any number of them, in ascending order: whoever else locks several waits in the same one. */
export async function lockHandled(
  tx: Tx,
  ids: readonly number[],
  handler: Handler,
): Promise<HandledWithdrawal[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const locked: HandledWithdrawal[] = []
  for (const some of portionsOf(sorted, portion)) {
    locked.push(...(await withHandling(tx, await lockWithdrawals(tx, some), handler)))
  }
  return locked
}
