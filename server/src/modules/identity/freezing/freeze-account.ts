import type { Tx } from '../../../platform/database/query'
import { accountHooks } from '../account-hooks'
import { deleteSessionsOf } from '../identity.queries'
import { type Freezing, putFrozen } from './freezing.queries'

/** Nobody can log in any more, and what belongs to the account hears of it. */
export async function freezeAccount(tx: Tx, memberId: number, freezing: Freezing): Promise<void> {
  await putFrozen(tx, memberId, freezing)
  await deleteSessionsOf(tx, memberId)
  const { now, staffId } = freezing
  for (const { onAccountFreezing } of accountHooks()) await onAccountFreezing?.(tx, memberId, now, staffId)
}
