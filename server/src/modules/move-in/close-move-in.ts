import type { closeMoveIn } from '#contract/move-in/calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { removeFiles } from '../../platform/storage/remove-files.job'
import { deleteFiles } from './move-in-files.queries'
import { deleteRows } from './move-in-rows.queries'
import { lockOpenMoveIn, type MoveInRecord } from './move-ins.queries'
import { moveMoveIn } from './move-move-in'

export async function closeOwnMoveIn({ tx, actor, now }: CallContext<typeof closeMoveIn>) {
  const moveIn = await lockOpenMoveIn(tx, actor.memberId)
  if (moveIn) await close(tx, moveIn, now)
  return null
}

/** Drafts stay; the list, its rows and files that no draft has go. */
export async function close(tx: Tx, moveIn: MoveInRecord, now: Date): Promise<void> {
  if (!(await moveMoveIn(tx, moveIn, 'close', { now }))) return
  const gone = await deleteFiles(tx, moveIn.id, 'all')
  await deleteRows(tx, moveIn.id)
  if (gone.length > 0) await enqueue(tx, removeFiles, { keys: gone })
}
