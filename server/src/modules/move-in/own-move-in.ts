import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import './move-in.texts'
import { lockOpenMoveIn, type MoveInRecord, touchMoveIn } from './move-ins.queries'

/** The account's own, held until the end of the transaction. */
export async function lockOwnMoveIn(tx: Tx, memberId: number, now: Date): Promise<MoveInRecord> {
  const moveIn = await lockOpenMoveIn(tx, memberId)
  if (!moveIn) throw new Refusal('notFound')
  await touchMoveIn(tx, moveIn.id, now)
  return moveIn
}
