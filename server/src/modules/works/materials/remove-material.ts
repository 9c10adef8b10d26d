import type { removeMaterial } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { lockEditableWork } from '../own-work'
import { requirePlace } from '../uploads/upload-place'
import { rejudgeDependants } from './judge-material'
import { deleteMaterial, findMaterial } from './materials.queries'

/** The bytes go later, when nothing uses them any more. */
export async function removeOwnMaterial({ tx, input, actor, now }: CallContext<typeof removeMaterial>) {
  const material = await findMaterial(tx, input.id)
  // Taken out before: asking twice is the same as asking once. Another's is as good as none, so it gets the same answer.
  if (material?.member_id !== actor.memberId) return null
  const work = await lockEditableWork(tx, actor.memberId, material.work_id)
  // A supplement gives back only what it added, not what the released work has.
  await requirePlace(tx, work, { trackId: material.track_id, type: material.type })
  await deleteMaterial(tx, material.id)
  if (material.type === 'music') await rejudgeDependants(tx, material.track_id, now)
  return null
}
