import type { copyMaterial } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lockEditableWork } from '../own-work'
import { requirePlace } from '../uploads/upload-place'
import { attachMaterial } from './attach-material'
import { findSameMaterial } from './materials.queries'
import { ownMaterial } from './own-material'
import './materials.texts'

/** One licence often covers many tracks. */
export async function copyOwnMaterial({ tx, input, actor, now }: CallContext<typeof copyMaterial>) {
  const material = await ownMaterial(tx, actor.memberId, input.id)
  if (material.type !== 'document') throw new Refusal('conflict', { text: 'materials.onlyDocuments' })
  const work = await lockEditableWork(tx, actor.memberId, material.work_id)
  for (const trackId of new Set(input.track_ids)) {
    await requirePlace(tx, work, { trackId, type: material.type })
    if (await findSameMaterial(tx, trackId, material.type, material.sha256)) continue
    await attachMaterial(tx, {
      memberId: material.member_id,
      workId: work.id,
      trackId,
      type: material.type,
      fileName: material.file_name,
      sha256: material.sha256,
      size: material.size,
      now,
    })
  }
  return null
}
