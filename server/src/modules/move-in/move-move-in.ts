// The only writer of a move-in's state: it takes the steps of the contract's table, or none.
import { type MoveInEvent, type MoveInState, moveInAfter } from '#contract/move-in/move-in-state'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { removeFiles } from '../../platform/storage/remove-files.job'
import { type MovedTo, type MoveInRecord, putMoveInState } from './move-ins.queries'

/** Of one that is locked. Answers whether the step was taken. The list goes with the state that named it. */
export async function moveMoveIn(
  tx: Tx,
  moveIn: Pick<MoveInRecord, 'id' | 'state' | 'storage_key'>,
  event: MoveInEvent,
  given: Omit<MovedTo, 'state'>,
): Promise<boolean> {
  const state = moveInAfter(moveIn.state as MoveInState, event)
  if (!state) return false
  await putMoveInState(tx, moveIn.id, { ...given, state })
  if (moveIn.storage_key !== null) await enqueue(tx, removeFiles, { keys: [moveIn.storage_key] })
  return true
}
