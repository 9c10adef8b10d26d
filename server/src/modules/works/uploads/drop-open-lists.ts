import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { dropUploads } from './drop-uploads.job'
import { deleteOpenLists } from './upload-sessions.queries'

/** No quota counts the list of a move-in: there is one on its way, or none. */
export async function dropOpenLists(tx: Tx, moveInId: number): Promise<void> {
  const uploads = await deleteOpenLists(tx, moveInId)
  if (uploads.length > 0) await enqueue(tx, dropUploads, { uploads })
}
