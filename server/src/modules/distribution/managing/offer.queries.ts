import { sql } from 'kysely'
import { build, execute, one, rows, type Tx } from '../../../platform/database/query'

/** Released, chosen for every channel, and nothing of it at this one. */
const offered = (channelId: number) => sql`w.status in ('990', '991') and w.revision_of is null
  and w.deleted_at is null and (w.scope ->> 'all_channels')::boolean
  and not exists (select 1 from deliveries d
    where d.work_id = w.id and d.channel_id = ${channelId} and d.state <> 'withdrawn')`

/** Not counted beyond `most`. */
export async function countOffered(tx: Tx, channelId: number, most: number): Promise<number> {
  const { count } = await one(tx, {
    compile: () =>
      sql<{ count: number }>`select count(*)::int as count
        from (select 1 from works w where ${offered(channelId)} limit ${most}) found`.compile(build),
  })
  return count
}

interface OfferedWork {
  id: number
  version: number
}

/** Locked, so that nobody queues anything about them meanwhile. */
export function lockOffered(tx: Tx, channelId: number, after: number, most: number): Promise<OfferedWork[]> {
  return rows(tx, {
    compile: () =>
      sql<OfferedWork>`select w.id, w.version from works w where ${offered(channelId)} and w.id > ${after}
        order by w.id limit ${most} for no key update of w`.compile(build),
  })
}

/** As far as they are not there yet. */
export function insertReleases(tx: Tx, channelId: number, works: readonly OfferedWork[], now: Date) {
  return execute(
    tx,
    build
      .insertInto('deliveries')
      .values(
        works.map(({ id, version }) => ({
          work_id: id,
          work_version: version,
          channel_id: channelId,
          kind: 'release',
          queued_at: now,
          changed_at: now,
        })),
      )
      .onConflict(conflict => conflict.doNothing()),
  )
}
