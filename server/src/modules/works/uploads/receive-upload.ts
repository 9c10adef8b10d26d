import type { Database } from '../../../platform/database/database'
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { keepUpload } from './keep-upload.job'
import { isOther, type OtherUpload } from './other-uploads'
import { findSession, markReceived, type UploadSession } from './upload-sessions.queries'

/** What becomes of uploads that are no recordings: those are this module's own. */
export type Receivers = Record<OtherUpload, (tx: Tx, session: UploadSession) => Promise<void>>

interface Arrived {
  agentId: number
  uploadId: string
}

/** All bytes are there: what remains is the worker's. May be told by several requests at once. */
export function receiveUpload(
  database: Database,
  { agentId, uploadId }: Arrived,
  receivers: Partial<Receivers>,
): Promise<void> {
  return database.change(agentId, async tx => {
    if ((await markReceived(tx, uploadId)) === 0) return
    const session = await findSession(tx, uploadId)
    if (session && isOther(session.type)) await receivers[session.type]?.(tx, session)
    else await enqueue(tx, keepUpload, { uploadId })
  })
}
