import { sql } from 'kysely'
import type { TrackDetails } from '#contract/works/work'
import { build, execute, type Tx } from '../../../platform/database/query'

/** The work as it is now, kept whole before a revision takes its place. */
export function keepVersion(tx: Tx, workId: number, replacedBy: number, now: Date) {
  return execute(
    tx,
    build
      .insertInto('work_versions')
      .columns(['work_id', 'replaced_by', 'replaced_at', 'content'])
      .expression(
        build
          .selectFrom('works')
          .select([
            'id',
            sql<number>`${replacedBy}::bigint`.as('replaced_by'),
            sql<Date>`${now}::timestamptz`.as('replaced_at'),
            sql`jsonb_build_object('details', details, 'scope', scope, 'upc', upc,
              'tracks', (select coalesce(jsonb_agg(to_jsonb(t) - 'agent_id' order by t.position), '[]') from tracks t where t.work_id = works.id),
              'materials', (select coalesce(jsonb_agg(to_jsonb(m) - 'agent_id' order by m.id), '[]') from materials m where m.work_id = works.id))`.as(
              'content',
            ),
          ])
          .where('id', '=', workId),
      ),
  )
}

/** The same files for another work; nothing is stored twice. `trackIds` leads from the one's tracks to the other's. */
export function copyMaterials(
  tx: Tx,
  from: number,
  to: number,
  trackIds: ReadonlyMap<number, number>,
  without: readonly Buffer[] = [],
) {
  const [keys, values] = [[...trackIds.keys()], [...trackIds.values()]]
  return execute(tx, {
    compile: () =>
      sql`insert into materials (member_id, work_id, track_id, type, file_name, sha256, size, state, progress, results,
            facts, encoding, created_at, checked_at)
          select m.member_id, ${to}::bigint, t.theirs, m.type, m.file_name, m.sha256, m.size, m.state, m.progress,
            m.results, m.facts, m.encoding, m.created_at, m.checked_at
          from materials m
          left join unnest(${keys}::bigint[], ${values}::bigint[]) as t (ours, theirs) on t.ours = m.track_id
          where m.work_id = ${from}::bigint and (m.track_id is null or t.theirs is not null)
            and m.sha256 <> all (${without}::bytea[])
          order by m.id`.compile(build),
  })
}

export function removeMaterials(tx: Tx, workId: number) {
  return execute(tx, build.deleteFrom('materials').where('work_id', '=', workId))
}

/** Which parts of a released work a revision replaces. */
export function putTrackOfRelease(
  tx: Tx,
  trackId: number,
  track: { position: number; details: TrackDetails },
) {
  return execute(
    tx,
    build
      .updateTable('tracks')
      .set({ position: track.position, details: JSON.stringify(track.details) })
      .where('id', '=', trackId),
  )
}
