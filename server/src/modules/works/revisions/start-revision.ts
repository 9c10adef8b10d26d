import type { startRevision } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { putDraft } from '../drafts/put-draft'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { lockOwnWork } from '../own-work'
import { canBeRevised } from '../works.policy'
import { findOpenRevision, insertTrack, insertWork, listTracks, markGeneratedCover } from '../works.queries'
import { copyMaterials } from './revisions.queries'

/** A released work stays as it is; what is to change goes into a row of its own, with everything in it. */
export async function openRevision({ tx, input, actor, now }: CallContext<typeof startRevision>) {
  const work = await lockOwnWork(tx, actor.memberId, input.id)
  const open = await findOpenRevision(tx, work.id)
  if (open?.purpose === input.purpose) return { id: open.id, purpose: input.purpose }
  if (open) throw new Refusal('conflict', { text: 'works.otherRevisionOpen' })
  if (!canBeRevised(work)) throw new Refusal('conflict', { text: 'works.cannotRevise' })

  const revisionId = await insertWork(tx, {
    memberId: work.member_id,
    kind: work.kind,
    details: work.details,
    scope: work.scope,
    now,
    revises: { workId: work.id, purpose: input.purpose, upc: work.upc },
  })
  if (work.has_generated_cover) await markGeneratedCover(tx, revisionId)
  const trackIds = new Map<number, number>()
  for (const { id, position, details, isrc } of await listTracks(tx, work.id)) {
    trackIds.set(id, await insertTrack(tx, { workId: revisionId, position, details, isrc, revises: id }))
  }
  await copyMaterials(tx, work.id, revisionId, trackIds)
  await putDraft(tx, { id: revisionId, member_id: work.member_id, upc: work.upc }, work, now)
  await writeHistory(tx, {
    workId: revisionId,
    event: input.purpose === 'supplement' ? 'startSupplement' : 'startRevision',
    from: null,
    to: '01',
    doer: await doerOf(tx, actor),
    now,
  })
  return { id: revisionId, purpose: input.purpose }
}
