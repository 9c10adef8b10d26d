import type { Database } from '../../../platform/database/database'
import { enqueue } from '../../../platform/jobs/job'
import { keepUpload } from './keep-upload.job'
import { markReceived } from './upload-sessions.queries'

/** All bytes are there: what remains is the worker's. May be told by several requests at once. */
export function receiveUpload(database: Database, agentId: number, uploadId: string): Promise<void> {
  return database.change(agentId, async tx => {
    if ((await markReceived(tx, uploadId)) > 0) await enqueue(tx, keepUpload, { uploadId })
  })
}
