import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'

export interface Counted {
  code: string
  day: string
  /** 0: a visit. */
  channelId: number
  count: number
}

/** Adds up, whoever adds at the same time. In one order, so that no two wait for each other. */
export function addCounts(tx: Tx, counted: readonly Counted[]) {
  const given = JSON.stringify(counted)
  return execute(tx, {
    compile: () =>
      sql`insert into release_page_counts (page_id, day, channel_id, count)
        select p.id, c.day, c."channelId", c.count
        from jsonb_to_recordset(${given}::jsonb) as c (code text, day date, "channelId" bigint, count int)
        join release_pages p on p.code = c.code
        order by p.id, c.day, c."channelId"
        on conflict (agent_id, page_id, day, channel_id)
          do update set count = release_page_counts.count + excluded.count`.compile(build),
  })
}

export async function listVisits(tx: Tx, pageId: number, since: string) {
  return rows(
    tx,
    build
      .selectFrom('release_page_counts')
      .select([sql<string>`day::text`.as('day'), 'count'])
      .where('page_id', '=', pageId)
      .where('channel_id', '=', 0)
      .where('day', '>=', sql<never>`${since}::date`)
      .orderBy('day'),
  )
}

export async function countVisits(tx: Tx, pageId: number): Promise<number> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('release_page_counts')
      .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('count'))
      .where('page_id', '=', pageId)
      .where('channel_id', '=', 0),
  )
  return Number(found?.count ?? 0)
}

export async function listClicks(tx: Tx, pageId: number, since: string) {
  return rows(
    tx,
    build
      .selectFrom('release_page_counts')
      .select(['channel_id', sql<number>`sum(count)::bigint`.as('count')])
      .where('page_id', '=', pageId)
      .where('channel_id', '>', 0)
      .where('day', '>=', sql<never>`${since}::date`)
      .groupBy('channel_id'),
  )
}
