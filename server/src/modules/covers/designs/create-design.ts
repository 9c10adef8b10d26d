import { designLimits } from '#contract/covers/design'
import type { copyDesign, createDesign } from '#contract/covers/design-calls'
import type { Scene } from '#contract/covers/scene'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lockAccount } from '../../identity/identity.public'
import { ownWork } from '../../works/works.public'
import { putUses } from '../images/cover-images.queries'
import { requireImages } from '../images/named-images'
import { countDesigns, insertDesign } from './cover-designs.queries'
import { askForPreview } from './design-jobs'
import { ownDesign } from './own-design'

type Means = Pick<CallContext<typeof createDesign>, 'tx' | 'actor' | 'now'>

export async function createOwnDesign(context: CallContext<typeof createDesign>) {
  const { tx, actor, input } = context
  const { name, scene, work_id: workId = null } = input
  if (workId !== null) await ownWork(tx, actor.memberId, workId)
  return keepNew(context, { name, scene, workId })
}

export async function copyOwnDesign(context: CallContext<typeof copyDesign>) {
  const { tx, actor, input } = context
  const { scene, work_id } = await ownDesign(tx, actor.memberId, input.id)
  return keepNew(context, { name: input.name, scene, workId: work_id })
}

async function keepNew(
  { tx, actor, now }: Means,
  design: { name: string; scene: Scene; workId: number | null },
) {
  const { memberId, personId } = actor
  // Held until the end, so that two at once cannot both be the last one.
  await lockAccount(tx, memberId)
  if ((await countDesigns(tx, memberId)) >= designLimits.designs) {
    throw new Refusal('conflict', { text: 'covers.tooManyDesigns', params: { most: designLimits.designs } })
  }
  const images = await requireImages(tx, design.scene, memberId)
  const id = await insertDesign(tx, { ...design, memberId, savedBy: personId, now })
  await putUses(tx, 'design_id', id, images)
  await askForPreview(tx, { designId: id })
  return { id, version: 1, saved_at: now.toISOString() }
}
