import type { Database } from '../../../platform/database/database'
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { keepUpload } from './keep-upload.job'
import { isOther, type OtherUpload } from './other-uploads'
import { findSession, markReceived, type UploadSession } from './upload-sessions.queries'

/** What becomes of uploads that are no recordings: those are this module's own. */
export interface Receiver {
  /** What the upload is part of is held before the upload itself (lock-order.ts). */
  hold?(tx: Tx, session: UploadSession): Promise<unknown>
  receive(tx: Tx, session: UploadSession): Promise<void>
}
export type Receivers = Record<OtherUpload, Receiver>

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
    const session = await findSession(tx, uploadId)
    const receiver = session && isOther(session.type) ? receivers[session.type] : undefined
    if (session) await receiver?.hold?.(tx, session)
    if ((await markReceived(tx, uploadId)) === 0) return
    if (!session || !isOther(session.type)) await enqueue(tx, keepUpload, { uploadId })
    else await receiver?.receive(tx, session)
  })
}
