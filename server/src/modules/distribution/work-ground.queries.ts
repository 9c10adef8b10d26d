import { sql } from 'kysely'
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
      .select(['t.id', 't.work_id', 'w.licensed_until'])
      .select(sql<unknown>`t.details -> 'rights'`.as('rights'))
      .where('t.work_id', 'in', workIds)
      .where('t.withdrawn_at', 'is', null),
  )
  return found.map(({ id, work_id, rights, licensed_until }) => ({
    id,
    workId: work_id,
    details: { rights: readStoredTrack({ rights }).rights },
    licensedUntil: licensed_until,
  }))
}
