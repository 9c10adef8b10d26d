import { readStoredTrack } from '#contract/works/stored-work'
import { build, rows, type Tx } from '../../platform/database/query'

/** Tracks that are not withdrawn, by their works, and how long each work may stay up without its licence. */
export async function listGroundTracks(tx: Tx, workIds: readonly number[]) {
  if (workIds.length === 0) return []
  const found = await rows(
    tx,
    build
      .selectFrom('tracks as t')
      .innerJoin('works as w', 'w.id', 't.work_id')
      .select(['t.id', 't.work_id', 't.details', 'w.licensed_until'])
      .where('t.work_id', 'in', workIds)
      .where('t.withdrawn_at', 'is', null),
  )
  return found.map(({ id, work_id, details, licensed_until }) => ({
    id,
    workId: work_id,
    details: readStoredTrack(details),
    licensedUntil: licensed_until,
  }))
}
