import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import type { Storage } from '../../../platform/storage/storage'
import { mediaTypeOf, sniffedBytes } from '../files/sniff-media-type'
import { keepFile } from '../materials/keep-file'
import { canEdit } from '../works.policy'
import { lockWork } from '../works.queries'
import { isOther } from './other-uploads'
import { requirePlace } from './upload-place'
import { findSession, lockSession, settleSession, type UploadSession } from './upload-sessions.queries'

/** An upload that has arrived whole becomes a stored file and a material. A content that is here already is not kept twice. */
export const keepUpload: Job<{ uploadId: string }> = {
  name: 'keepUpload',
  lane: 'heavy',
  payload: z.object({ uploadId: z.uuid() }),
  async run({ payload, agentId, database, services }) {
    const session = await database.read(agentId, tx => findSession(tx, payload.uploadId))
    if (session?.state !== 'received' || isOther(session.type)) return
    const content = await readContent(services.storage, session.storage_key)
    await database.change(agentId, tx => settle(tx, payload.uploadId, content, new Date()))
  },
}

interface Content {
  sha256: Buffer
  size: number
  mediaType: string
}

async function readContent(storage: Storage, key: string): Promise<Content | undefined> {
  const stored = await storage.read(key)
  if (!stored) return undefined
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  for await (const chunk of stored.body) {
    hash.update(chunk)
    size += chunk.length
    if (head.length < sniffedBytes) head = Buffer.concat([head, chunk])
  }
  return { sha256: hash.digest(), size, mediaType: mediaTypeOf(head) }
}

async function settle(tx: Tx, uploadId: string, content: Content | undefined, now: Date) {
  const session = ofWork(await lockSession(tx, uploadId))
  // Another worker, or this one before it was killed, has done it.
  if (session?.state !== 'received') return
  const problem = content?.size === session.size ? await whyNoPlace(tx, session) : 'workUploads.damaged'
  if (!content || problem) {
    await settleSession(tx, uploadId, 'failed', problem)
    return enqueue(tx, removeFiles, { keys: [session.storage_key] })
  }
  const { member_id: memberId, work_id: workId, track_id: trackId, type } = session
  const { file_name: fileName, storage_key: storageKey } = session
  await keepFile(tx, { memberId, workId, trackId, type }, { ...content, fileName, storageKey }, now)
  await settleSession(tx, uploadId, 'kept')
}

/** A recording on its way into a work. */
function ofWork(session: UploadSession | undefined) {
  if (!session || isOther(session.type)) return undefined
  const { member_id, work_id, type } = session
  return member_id === null || work_id === null ? undefined : { ...session, member_id, work_id, type }
}

/** The work may have moved on while the bytes were travelling. */
async function whyNoPlace(
  tx: Tx,
  session: NonNullable<ReturnType<typeof ofWork>>,
): Promise<string | undefined> {
  const work = await lockWork(tx, session.work_id)
  if (!work || !canEdit(work)) return 'workUploads.workClosed'
  try {
    await requirePlace(tx, work, { trackId: session.track_id, type: session.type })
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.details.text ?? 'workUploads.trackGone'
  }
}
