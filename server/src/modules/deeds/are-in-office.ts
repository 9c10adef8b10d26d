// What somebody has decided is carried out later by a worker, or when somebody else agrees: only if they are still who they were.
import type { StaffRole } from '#contract/call'
import type { Tx } from '../../platform/database/query'
import { shareHands } from './deeds.queries'

/**
 * All of them work here and have one of the roles. Their rows stay shared until the transaction ends, and are the last that it locks: nobody is
 * suspended while something is done at their word.
 */
export async function areInOffice(
  tx: Tx,
  staffIds: readonly number[],
  roles: readonly StaffRole[],
): Promise<boolean> {
  const hands = await shareHands(tx, staffIds)
  return staffIds.every(staffId => {
    const hand = hands.find(({ id }) => id === staffId)
    return hand?.state === 'active' && roles.some(role => hand.roles.includes(role))
  })
}
