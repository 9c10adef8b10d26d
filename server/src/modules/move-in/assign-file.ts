import type { assignMoveInFile } from '#contract/move-in/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { judgeMoveIn } from './judging/judge-move-in'
import { canEdit } from './move-in.policy'
import { findFile, placeFile } from './move-in-files.queries'
import { keyOf, takeFilesJob } from './move-in-jobs'
import { findRowAt } from './move-in-rows.queries'
import { lockOwnMoveIn } from './own-move-in'

export async function assignFile({ tx, input, actor, now }: CallContext<typeof assignMoveInFile>) {
  const moveIn = await lockOwnMoveIn(tx, actor.memberId, now)
  if (!canEdit(moveIn)) throw new Refusal('conflict', { text: 'moveIn.underWay' })
  const file = await findFile(tx, moveIn.id, input.file_id)
  // One that a draft has is the draft's.
  if (file?.state !== 'ready' || file.storage_key === null) throw new Refusal('notFound')
  const { position, type } = input
  const row = position === null ? undefined : await findRowAt(tx, moveIn.id, position)
  if (position !== null && !row) {
    throw new Refusal('invalidInput', { fields: [{ field: 'position', text: 'moveIn.noSuchRow' }] })
  }
  await placeFile(tx, file.id, row && { rowId: row.id, type, by: 'hand' })
  await judgeMoveIn(tx, moveIn)
  // A draft that is made already gets it from the worker.
  if (row?.work_id) await enqueue(tx, takeFilesJob, { moveInId: moveIn.id }, keyOf(takeFilesJob, moveIn.id))
  return null
}
