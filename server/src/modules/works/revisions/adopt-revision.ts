import type { Tx } from '../../../platform/database/query'
import { putDraft } from '../drafts/put-draft'
import { keepUntil } from '../licences/licences.queries'
import { closeCase } from '../licences/rights-cases.queries'
import type { Doer } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import {
  closeRevision,
  deleteTrack,
  insertTrack,
  listTracks,
  lockWork,
  markGeneratedCover,
  type WorkRecord,
} from '../works.queries'
import { copyMaterials, keepVersion, putTrackOfRelease, removeMaterials } from './revisions.queries'

/**
 * A revision that passed takes the place of what is online. The work and the tracks that go on keep their ids and codes,
 * since sales and agreements name them; how it was before is kept whole.
 */
export async function adoptRevision(tx: Tx, revision: WorkRecord, doer: Doer, now: Date): Promise<void> {
  const work = revision.revision_of === null ? undefined : await lockWork(tx, revision.revision_of)
  if (!work) throw new Error('a revision without its work')
  await keepVersion(tx, work.id, revision.id, now)
  await removeMaterials(tx, work.id)
  const trackIds = await replaceTracks(tx, work.id, revision.id)
  await copyMaterials(tx, revision.id, work.id, trackIds)
  await putDraft(tx, work, revision, now)
  if (revision.has_generated_cover) await markGeneratedCover(tx, work.id)
  if (revision.purpose === 'revision') await renewLicences(tx, work.id, doer, now)
  await closeRevision(tx, revision.id, 'adopted', now)
  await writeHistory(tx, { workId: work.id, event: 'adopt', from: work.status, to: work.status, doer, now })
}

/** Rights have passed what it says now: what was asked or allowed about the licences before is settled. */
async function renewLicences(tx: Tx, workId: number, doer: Doer, now: Date) {
  await keepUntil(tx, workId, null)
  await closeCase(tx, workId, { reason: 'licence_ended', outcome: 'renewed', staffId: doer.id, now })
}

async function replaceTracks(tx: Tx, workId: number, revisionId: number): Promise<Map<number, number>> {
  const revised = await listTracks(tx, revisionId)
  const kept = new Set(revised.map(({ revises }) => revises))
  for (const { id } of await listTracks(tx, workId)) if (!kept.has(id)) await deleteTrack(tx, id)
  const trackIds = new Map<number, number>()
  for (const { id, position, details, isrc, revises } of revised) {
    if (revises !== null) await putTrackOfRelease(tx, revises, { position, details })
    trackIds.set(id, revises ?? (await insertTrack(tx, { workId, position, details, isrc })))
  }
  return trackIds
}
