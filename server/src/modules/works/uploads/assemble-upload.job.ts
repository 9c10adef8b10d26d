import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { WrongSize } from '../../../platform/storage/storage'
import { assembleUploadJob } from './assemble-upload-job'
import { begunFile } from './direct-upload'
import { dropUploads } from './drop-uploads.job'
import { type Receivers, receiveUpload } from './receive-upload'
import { findSession, lockSession, settleSession } from './upload-sessions.queries'

/**
 * The parts become the file, and the upload is received like one that came through this server. Killed between the two it finds the file
 * whole the next time.
 */
export const assembleUpload = (receivers: Receivers): Job<{ uploadId: string }> => ({
  ...assembleUploadJob,
  lane: 'heavy',
  async run({ payload: { uploadId }, agentId, database, services }) {
    const session = await database.read(agentId, tx => findSession(tx, uploadId))
    const file = session?.state === 'open' ? begunFile(session) : undefined
    if (!file) return
    try {
      await services.storage.partial.finish(file)
    } catch (error) {
      if (!(error instanceof WrongSize)) throw error
      return database.change(agentId, tx => refuse(tx, uploadId))
    }
    await receiveUpload(database, { agentId, uploadId }, receivers)
  },
})

async function refuse(tx: Tx, uploadId: string): Promise<void> {
  const session = await lockSession(tx, uploadId)
  if (session?.state !== 'open') return
  await settleSession(tx, uploadId, 'failed', 'workUploads.damaged')
  const { storage_key: key, facts } = session
  await enqueue(tx, dropUploads, { uploads: [{ key, facts: facts ?? {} }] })
}
