import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WorkKind } from '#contract/works/work'
import { draftStatuses, type WorkStatus } from '#contract/works/work-status'
import { build, one, rows, type Tx } from '../../platform/database/query'

export interface CatalogueFilter {
  statuses: readonly WorkStatus[]
  kind?: WorkKind
  /** All of them stand in what the work is found by, or its member is one of these. */
  words?: readonly string[]
  membersNamed?: readonly number[]
  memberId?: number
  channelId?: number
  from?: string
  to?: string
}

export interface CataloguePlace {
  at: string
  id: number
}

/** Which rows are looked at: the newest so many behind a place, or those that an index led to. */
export type Among =
  | { newest: number; after?: CataloguePlace }
  | { ids: readonly number[]; after?: CataloguePlace }

/** What its member has taken back to change is a draft again, and theirs alone. */
const isShown = sql<SqlBool>`revision_of is null and submitted_at is not null and deleted_at is null
  and status <> all(${draftStatuses}::text[])`

const isBehind = ({ at, id }: CataloguePlace) =>
  sql<SqlBool>`(updated_at, id) < (${at}::timestamptz, ${id}::bigint)`

/** As the index has them: what is asked of them comes afterwards, so that no filter leads away from their order. */
function lookedAt(among: Among) {
  const after = among.after ? sql`and ${isBehind(among.after)}` : sql``
  return 'ids' in among
    ? sql`(select * from works where id = any(${among.ids}::bigint[]) and ${isShown} ${after})`
    : sql`(select * from works where ${isShown} ${after}
        order by updated_at desc, id desc limit ${among.newest})`
}

function conditionsOf(filter: CatalogueFilter): RawBuilder<SqlBool> {
  const { statuses, kind, words, membersNamed = [], memberId, channelId, from, to } = filter
  const conditions = [sql<SqlBool>`true`]
  if (statuses.length > 0) {
    // A work shows the status of its open revision as a second badge, so it is found by that too.
    conditions.push(sql`(w.status = any(${statuses}::text[]) or exists (select from works r
      where r.revision_of = w.id and r.closed_at is null and r.status = any(${statuses}::text[])))`)
  }
  if (kind) conditions.push(sql`w.kind = ${kind}`)
  if (memberId !== undefined) conditions.push(sql`w.member_id = ${memberId}`)
  if (channelId !== undefined)
    conditions.push(
      sql`exists (select from deliveries d where d.work_id = w.id and d.channel_id = ${channelId})`,
    )
  if (from) conditions.push(sql`w.release_date >= ${from}::date`)
  if (to) conditions.push(sql`w.release_date <= ${to}::date`)
  if (words) {
    const said = words.map(word => sql<SqlBool>`position(${word} in w.search_text) > 0`)
    conditions.push(sql`((${sql.join(said, sql` and `)}) or w.member_id = any(${membersNamed}::bigint[]))`)
  }
  return sql`${sql.join(conditions, sql` and `)}`
}

const latestCover = sql<string | null>`(
  select encode(c.sha256, 'hex') from materials c
  join stored_files f on f.sha256 = c.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
  where c.work_id = w.id and c.type = 'cover' order by c.id desc limit 1)`

/** The latest change first. */
export function listCatalogueRows(tx: Tx, filter: CatalogueFilter, among: Among, limit: number) {
  return rows(
    tx,
    build
      .selectFrom(lookedAt(among).$castTo<Works>().as('w'))
      .innerJoin('members as m', 'm.id', 'w.member_id')
      .select(['w.id', 'w.kind', 'w.status', 'w.title', 'w.artists', 'w.release_date', 'w.upc'])
      .select(['w.created_at', 'w.updated_at', 'w.member_id', 'm.nickname'])
      .select([
        // A date of JavaScript would round it, and the next page would begin at the wrong row.
        sql<string>`w.updated_at::text`.as('place'),
        sql<number>`(select count(*)::int from tracks t where t.work_id = w.id)`.as('track_count'),
        latestCover.as('cover'),
        sql<{ id: number; status: string; purpose: string } | null>`(
          select json_build_object('id', r.id, 'status', r.status, 'purpose', r.purpose) from works r
          where r.revision_of = w.id and r.closed_at is null)`.as('revision'),
      ])
      .where(conditionsOf(filter))
      .orderBy('w.updated_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(limit),
  )
}

interface Works {
  id: number
  kind: string
  status: string
  title: string
  artists: string
  release_date: string | null
  upc: string | null
  created_at: Date
  updated_at: Date
  member_id: number
}

/** How many there are, as far as `most`. */
export async function countCatalogue(
  tx: Tx,
  filter: CatalogueFilter,
  among: Among,
  most: number,
): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom(
        sql<{
          one: number
        }>`(select 1 as one from ${lookedAt(among)} w where ${conditionsOf(filter)} limit ${most})`.as(
          'found',
        ),
      )
      .select(sql<number>`count(*)::int`.as('count')),
  )
  return count
}
