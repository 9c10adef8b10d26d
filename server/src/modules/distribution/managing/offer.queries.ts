import { sql } from 'kysely'
import { build, execute, one, rows, type Tx } from '../../../platform/database/query'

/** In the words of the index works_offered, which answers alone: most of the table may be drafts. */
const releasedToAll = sql`w.status in ('990', '991') and w.revision_of is null
  and w.deleted_at is null and (w.scope ->> 'all_channels')::boolean`

/** Released, chosen for every channel, and nothing of it at this one. */
const offered = (channelId: number) => sql`${releasedToAll}
  and not exists (select 1 from deliveries d
    where d.work_id = w.id and d.channel_id = ${channelId} and d.state <> 'withdrawn')`

/** Not beyond `most`. */
export async function listOffered(tx: Tx, channelId: number, most: number): Promise<{ id: number; scope: Scope }[]> {
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

interface OfferedWork {
  id: number
  version: number
}

/** Locked, so that nobody queues anything about them meanwhile. Found first: an index alone cannot lock. */
export function lockOffered(tx: Tx, channelId: number, after: number, most: number): Promise<OfferedWork[]> {
  return rows(tx, {
    compile: () =>
      sql<OfferedWork>`with found as materialized (
          select w.id from works w where ${offered(channelId)} and w.id > ${after} order by w.id limit ${most})
        select w.id, w.version from works w where w.id = any (array(select id from found)) and ${releasedToAll}
        order by w.id for no key update of w`.compile(build),
  })
}

/** The works, and their videos where the channel takes them; as far as they are not there yet. */
export function insertReleases(
  tx: Tx,
  channel: { id: number; acceptsVideo: boolean },
  works: readonly OfferedWork[],
  now: Date,
) {
  const ids = works.map(({ id }) => id)
  return execute(tx, {
    compile: () =>
      sql`insert into deliveries (work_id, work_version, channel_id, track_id, kind, queued_at, changed_at)
        select w.id, w.version, ${channel.id}::bigint, part.track_id, 'release', ${now}::timestamptz, ${now}::timestamptz
        from works w
        cross join lateral (
          select null::bigint as track_id
          union all
          select v.track_id from video_releases v where v.work_id = w.id and v.is_offered and ${channel.acceptsVideo}::boolean
        ) part
        where w.id = any(${ids}::bigint[])
        order by w.id, part.track_id nulls first
        on conflict do nothing`.compile(build),
  })
}
