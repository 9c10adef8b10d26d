import { sql } from 'kysely'
import type { WorkSnapshot } from '#contract/review/queue-calls'
import { readStoredRelease, readStoredScope, readStoredTrack } from '#contract/works/stored-work'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

/** A work with its tracks and files as it is now, as much of it as can be compared. */
const content = sql<WorkSnapshot>`jsonb_build_object('details', works.details, 'scope', works.scope,
  'tracks', (
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'position', t.position, 'details', t.details) order by t.position), '[]')
    from tracks t where t.work_id = works.id),
  'materials', (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'track_id', m.track_id, 'type', m.type, 'file_name', m.file_name,
      'sha256', encode(m.sha256, 'hex'), 'size', m.size, 'encoding', m.encoding) order by m.id), '[]')
    from materials m where m.work_id = works.id))`

/** Kept each time a work is handed in: the next reviewer sees what has changed since. */
export function keepSubmission(tx: Tx, workId: number, now: Date) {
  return execute(
    tx,
    build
      .insertInto('work_submissions')
      .columns(['work_id', 'at', 'content'])
      .expression(
        build
          .selectFrom('works')
          .select(['id', sql<Date>`${now}::timestamptz`.as('at'), content.as('content')])
          .where('id', '=', workId),
      ),
  )
}

/** What was handed in before, the latest first. Of a seeded work that was kept once more with its files, the fuller one. */
export async function listSubmissions(tx: Tx, workId: number, before: Date, limit: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('work_submissions')
      .distinctOn('at')
      .select(['at', 'content'])
      .where('work_id', '=', workId)
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return found.map(({ at, content }) => ({ at, content: readStoredSnapshot(content) }))
}

/** What is at the channels now, and since when. */
export async function findOnline(tx: Tx, workId: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('works')
      .select([
        content.as('content'),
        sql<Date>`coalesce((select max(v.replaced_at) from work_versions v where v.work_id = works.id), released_at, updated_at)`.as(
          'at',
        ),
      ])
      .where('id', '=', workId),
  )
  return found && { ...found, content: readStoredSnapshot(found.content) }
}

function readStoredSnapshot(stored: unknown): WorkSnapshot {
  const snapshot = stored as WorkSnapshot
  return {
    ...snapshot,
    details: readStoredRelease(snapshot.details),
    scope: readStoredScope(snapshot.scope),
    tracks: snapshot.tracks.map(track => ({ ...track, details: readStoredTrack(track.details) })),
  }
}
