import { randomUUID } from 'node:crypto'
import type { grantMoveInUpload } from '#contract/move-in/calls'
import { acceptedFiles } from '#contract/works/material'
import type { Tx } from '../../platform/database/query'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import {
  type DirectUpload,
  directUploadOf,
  dropOpenLists,
  holdMember,
  insertSession,
  inWords,
  requireQuota,
  uploadLifetime,
  uploadsPath,
  writeGrant,
} from '../works/works.public'
import './move-in.texts'
import { canList } from './move-in.policy'
import { countMoveIn, insertMoveIn, lockOpenMoveIn, touchMoveIn } from './move-ins.queries'
import { pathInName } from './path-in-name'

const largestFile = Math.max(...Object.values(acceptedFiles).map(({ maxBytes }) => maxBytes))

export const grantTheUpload = {
  prepare: ({ services, site, input }: PrepareContext<typeof grantMoveInUpload>) =>
    directUploadOf(services, site, input.size),
  run: grantOne,
}

/** The first upload begins a move-in: the member is held, so that of two at once the second finds the first. */
async function grantOne(context: PreparedContext<typeof grantMoveInUpload, DirectUpload>) {
  const { tx, input, actor, secrets, now, prepared: direct } = context
  const { memberId } = actor
  await holdMember(tx, memberId)
  const moveInId = await openMoveIn(tx, memberId, input.what, now)
  if (input.what === 'file' && input.size > largestFile) {
    const problem = { text: 'moveIn.tableTooLarge', params: { most: inWords(largestFile) } }
    throw new Refusal('tooLarge', { ...problem, fields: [{ field: 'size', ...problem }] })
  }
  // A list goes when it was read; what was in it counts then (read-list.job.ts).
  if (input.what === 'file') await requireQuota(tx, memberId, input.size)
  else await dropOpenLists(tx, moveInId)
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + uploadLifetime)
  await insertSession(tx, {
    ...{ id, size: input.size, now, expiresAt, fileName: pathInName(input.file_name) },
    for: { memberId, moveInId, type: input.what === 'list' ? 'move-in-list' : 'move-in-file' },
    storageKey: `move-in/${tx.agentId}/${id}`,
  })
  const grant = writeGrant(secrets, { agentId: tx.agentId, memberId, uploadId: id }, expiresAt)
  return { upload_id: id, endpoint: uploadsPath, grant, expires_at: expiresAt.toISOString(), direct }
}

async function openMoveIn(tx: Tx, memberId: number, what: 'list' | 'file', now: Date): Promise<number> {
  const open = await lockOpenMoveIn(tx, memberId)
  if (!open) return insertMoveIn(tx, memberId, now)
  await touchMoveIn(tx, open.id, now)
  if (what === 'file') return open.id
  const { made } = await countMoveIn(tx, open.id)
  if (made > 0) throw new Refusal('conflict', { text: 'moveIn.alreadyMade' })
  if (!canList(open, made)) throw new Refusal('conflict', { text: 'moveIn.underWay' })
  return open.id
}
