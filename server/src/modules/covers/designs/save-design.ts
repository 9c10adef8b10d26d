import { designLimits } from '#contract/covers/design'
import type { saveDesign } from '#contract/covers/design-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { nicknameOf } from '../../identity/identity.public'
import { ownWork } from '../../works/works.public'
import { putUses } from '../images/cover-images.queries'
import { requireImages } from '../images/named-images'
import { type LockedDesign, updateDesign } from './cover-designs.queries'
import { askForPreview } from './design-jobs'
import { copyUses, dropOldVersions, findLastKept, insertDesignVersion } from './design-versions.queries'
import { lockOpenDesign } from './own-design'

export async function saveOwnDesign({ tx, actor, input, now }: CallContext<typeof saveDesign>) {
  const { memberId, personId } = actor
  const { id, name, scene } = input
  const workId = input.work_id
  if (workId) await ownWork(tx, memberId, workId)
  const design = await lockOpenDesign(tx, memberId, id)
  await requireVersion(tx, design, input.version)
  const images = await requireImages(tx, scene, memberId)
  await keepFormer(tx, design, now)
  const saved = { memberId, workId: workId === undefined ? design.work_id : workId, name, scene }
  const version = await updateDesign(tx, id, { ...saved, savedBy: personId, now })
  await putUses(tx, 'design_id', id, images)
  await askForPreview(tx, { designId: id })
  return { version, saved_at: now.toISOString() }
}

/** Whoever is late is told by whom and when the design was saved; what they have stays with them. */
async function requireVersion(tx: Tx, design: LockedDesign, version: number) {
  if (design.version === version) return
  throw new Refusal('conflict', {
    text: 'covers.changedElsewhere',
    data: {
      version: design.version,
      saved_at: design.saved_at.toISOString(),
      saved_by: await nicknameOf(tx, design.saved_by),
    },
  })
}

/** What stood there before goes into the history now and then: at least how every sitting ended. */
async function keepFormer(tx: Tx, design: LockedDesign, now: Date) {
  const last = await findLastKept(tx, design.id)
  if (last && now.getTime() - last.getTime() < designLimits.versionMinutes * 60_000) return
  const { id: designId, scene, saved_by: savedBy, saved_at: savedAt } = design
  const versionId = await insertDesignVersion(tx, { designId, name: '', scene, savedBy, savedAt, now })
  await copyUses(tx, { designId }, { versionId })
  await dropOldVersions(tx, designId, designLimits.automaticVersions)
}
