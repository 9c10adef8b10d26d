import { sql } from 'kysely'
import { build, maybeOne, rows, type Tx } from '../../../platform/database/query'

const inForce = build
  .selectFrom('infringement_cases as claim')
  .where(eb => eb.or([eb('claim.is_open', '=', true), eb('claim.state', '=', 'upheld')]))

/**
 * Whether a claim of infringement keeps a work, or one of its tracks, off the channels: an open one, or one that was upheld. A claim about one
 * track of it no longer keeps the rest once that track was taken out.
 */
export async function isUnderMeasure(tx: Tx, workId: number, trackId: number | null): Promise<boolean> {
  let query = inForce
    .select('claim.id')
    .where('claim.work_id', '=', workId)
    .where('claim.measure', '=', trackId === null ? 'work' : 'track')
    .limit(1)
  if (trackId !== null) query = query.where('claim.track_id', '=', trackId)
  else
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('claim.track_id', 'is', null),
        exists(
          selectFrom('tracks as t')
            .select('t.id')
            .whereRef('t.id', '=', 'claim.track_id')
            .where('t.work_id', '=', workId),
        ),
      ]),
    )
  return (await maybeOne(tx, query)) !== undefined
}

/** What is under a measure in any of a member's works, by code and by file. */
export function listMeasuredRecordings(tx: Tx, memberId: number) {
  return rows(
    tx,
    inForce
      .innerJoin('works as w', 'w.id', 'claim.work_id')
      .innerJoin('claimed_recordings as claimed', 'claimed.case_id', 'claim.id')
      .select(['claim.id as case_id', 'claim.number', 'claim.work_id', 'claim.track_id'])
      .select(['claimed.isrc', 'claimed.sha256'])
      .where('w.member_id', '=', memberId)
      .where('claim.measure', 'is not', null)
      .orderBy('claim.id'),
  )
}

/** The recordings with which a work would go out. A track that is withdrawn stays so, whatever is revised about it. */
export function listOutgoingRecordings(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('tracks as t')
      .leftJoin('tracks as released', 'released.id', 't.revises')
      .leftJoin('materials as m', join => join.onRef('m.track_id', '=', 't.id').on('m.type', '=', 'music'))
      .select([
        sql<string>`t.details ->> 'title'`.as('title'),
        sql<string | null>`coalesce(t.isrc, nullif(t.details ->> 'isrc', ''))`.as('isrc'),
        'm.sha256',
      ])
      .where('t.work_id', '=', workId)
      .where('t.withdrawn_at', 'is', null)
      .where('released.withdrawn_at', 'is', null)
      .orderBy('t.position'),
  )
}
