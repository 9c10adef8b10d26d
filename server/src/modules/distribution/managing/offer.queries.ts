import { sql } from 'kysely'
import { readStoredScope } from '#contract/works/stored-work'
import type { Scope } from '#contract/works/work'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

/** In the words of the index works_offered, which answers alone: most of the table may be drafts. */
const releasedToAll = sql`w.status in ('990', '991') and w.revision_of is null
  and w.deleted_at is null and (w.scope ->> 'all_channels')::boolean`

/** Released, chosen for every channel, and nothing of it at this one. */
const offered = (channelId: number) => sql`${releasedToAll}
  and not exists (select 1 from deliveries d
    where d.work_id = w.id and d.channel_id = ${channelId} and d.state <> 'withdrawn')`

/** Not beyond `most`. */
export async function listOffered(tx: Tx, channelId: number, most: number) {
  const found = await rows(tx, {
    compile: () =>
      sql<{ id: number; scope: unknown }>`with found as materialized (
          select w.id from works w where ${offered(channelId)} order by w.id limit ${most})
        select w.id, w.scope from works w where w.id = any (array(select id from found)) order by w.id`.compile(
        build,
      ),
  })
  return found.map(({ id, scope }) => ({ id, scope: readStoredScope(scope) }))
}

export interface OfferedWork {
  id: number
  version: number
  scope: Scope
}

/** Locked, so that nobody queues anything about them meanwhile. Found first: an index alone cannot lock. */
export async function lockOffered(
  tx: Tx,
  channelId: number,
  after: number,
  most: number,
): Promise<OfferedWork[]> {
  const found = await rows(tx, {
    compile: () =>
      sql<Omit<OfferedWork, 'scope'> & { scope: unknown }>`with found as materialized (
          select w.id from works w where ${offered(channelId)} and w.id > ${after} order by w.id limit ${most})
        select w.id, w.version, w.scope from works w where w.id = any (array(select id from found)) and ${releasedToAll}
        order by w.id for no key update of w`.compile(build),
  })
  return found.map(work => ({ ...work, scope: readStoredScope(work.scope) }))
}

/** Whose video it is; null: the work itself. */
export interface OfferedPart {
  workId: number
  version: number
  trackId: number | null
}

export async function listOfferedVideos(tx: Tx, workIds: readonly number[]) {
  if (workIds.length === 0) return []
  const found = await rows(
    tx,
    build
      .selectFrom('video_releases')
      .select(['work_id', 'track_id'])
      .where('work_id', 'in', workIds)
      .where('is_offered', '=', true)
      .orderBy('track_id'),
  )
  return found.map(({ work_id, track_id }) => ({ workId: work_id, trackId: track_id }))
}

/** As far as they are not there yet. */
export async function insertReleases(tx: Tx, channelId: number, parts: readonly OfferedPart[], now: Date) {
  if (parts.length === 0) return
  const [works, versions, tracks] = [
    parts.map(({ workId }) => workId),
    parts.map(({ version }) => version),
    parts.map(({ trackId }) => trackId),
  ]
  await execute(tx, {
    compile: () =>
      sql`insert into deliveries (work_id, work_version, channel_id, track_id, kind, queued_at, changed_at)
        select part.work_id, part.version, ${channelId}::bigint, part.track_id, 'release', ${now}::timestamptz, ${now}::timestamptz
        from unnest(${works}::bigint[], ${versions}::integer[], ${tracks}::bigint[]) as part (work_id, version, track_id)
        order by part.work_id, part.track_id nulls first
        on conflict do nothing`.compile(build),
  })
}
