import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { removeFiles } from '../../platform/storage/remove-files.job'
import { deleteFiles, unplaceFiles } from './move-in-files.queries'
import { deleteRows } from './move-in-rows.queries'

/** What a list has left: its rows, and the files that came in it. What was sent apart from it waits for the next one. */
export async function forgetList(tx: Tx, moveInId: number): Promise<void> {
  const gone = await deleteFiles(tx, moveInId, 'of list')
  await unplaceFiles(tx, moveInId)
  await deleteRows(tx, moveInId)
  if (gone.length > 0) await enqueue(tx, removeFiles, { keys: gone })
}
