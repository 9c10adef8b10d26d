import { randomUUID } from 'node:crypto'
import type { uploadGrant } from '#contract/works/calls'
import { acceptedFiles, formatEndings, storageQuota } from '#contract/works/material'
import { cleanFileName } from '../../../platform/clean-file-name'
import type { Tx } from '../../../platform/database/query'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { bytesKept } from '../files/stored-files.queries'
import { lockEditableWork } from '../own-work'
import { type DirectUpload, directUploadOf } from './direct-upload'
import { inWords } from './size-in-words'
import { writeGrant } from './upload-grant'
import { requirePlace } from './upload-place'
import { bytesUnderWay, insertSession, lockMember } from './upload-sessions.queries'
import './work-uploads.texts'

export const uploadsPath = '/uploads'
/** How long a grant is good, and how long an upload may rest. */
export const uploadLifetime = 24 * 3600 * 1000

/** What a client needs for one upload into its own draft. Nothing is made in the bucket before its first part is signed. */
export const grantUpload = {
  prepare: ({ services, site, input }: PrepareContext<typeof uploadGrant>) =>
    directUploadOf(services, site, input.size),
  run: grant,
}

type Context = PreparedContext<typeof uploadGrant, DirectUpload>

async function grant({ tx, input, actor, secrets, now, prepared: direct }: Context) {
  const { work_id: workId, track_id: trackId = null, type, size } = input
  const { memberId } = actor
  const { formats, maxBytes } = acceptedFiles[type]
  if (size > maxBytes) {
    const problem = { text: 'workUploads.tooLarge', params: { most: inWords(maxBytes) } }
    throw new Refusal('tooLarge', { ...problem, fields: [{ field: 'size', ...problem }] })
  }
  // The member before the work, as everywhere (lock-order.ts).
  await lockMember(tx, memberId)
  const work = await lockEditableWork(tx, memberId, workId)
  await requirePlace(tx, work, { trackId, type })
  await requireRoom(tx, memberId, size)

  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + uploadLifetime)
  await insertSession(tx, {
    id,
    for: { memberId, workId, trackId, type },
    fileName: cleanFileName(input.file_name),
    size,
    storageKey: `originals/${tx.agentId}/${id}`,
    now,
    expiresAt,
  })
  return {
    upload_id: id,
    endpoint: uploadsPath,
    grant: writeGrant(secrets, { agentId: tx.agentId, memberId, uploadId: id }, expiresAt),
    expires_at: expiresAt.toISOString(),
    limits: { max_bytes: maxBytes, accepts: formats.flatMap(format => formatEndings[format]) },
    direct,
  }
}

/** The caller holds the member. */
export async function requireRoom(tx: Tx, memberId: number, size: number) {
  const used = (await bytesKept(tx, memberId)) + (await bytesUnderWay(tx, memberId))
  if (used + size <= storageQuota) return
  const left = inWords(Math.max(0, storageQuota - used))
  throw new Refusal('tooLarge', { text: 'workUploads.quota', params: { left } })
}
