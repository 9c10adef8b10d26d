import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WorkKind } from '#contract/works/work'
import type { WorkStatus } from '#contract/works/work-status'
import { build, rows, type Tx } from '../../../platform/database/query'
import { plainText, searchTerms } from '../../../platform/search-terms'

export type WorkSort = 'updated' | 'created' | 'title' | 'release_date'

export interface WorkFilter {
  memberId: number
  search?: string
  statuses: readonly WorkStatus[]
  kind?: WorkKind
  from?: string
  to?: string
  bin?: boolean
  sort: WorkSort
  /** Where the page before ended. */
  after?: { value: string | null; id: number }
  limit: number
}

/** How each order runs, and which column says where a page ended. Each has an index of its own. */
const orders = {
  updated: { column: 'updated_at', direction: 'desc', type: 'timestamptz' },
  created: { column: 'id', direction: 'desc', type: 'bigint' },
  title: { column: 'title', direction: 'asc', type: 'text' },
  release_date: { column: 'release_date', direction: 'desc', type: 'date' },
} as const

/** So many of a member's works are gone through in their order before an index is asked. */
const near = 2000

/** What is common is found among the first works of a list, what is rare by the index: neither way is quick for both. */
export async function listWorkRows(tx: Tx, filter: WorkFilter) {
  if (!filter.search) return findRows(tx, filter, conditionsOf(filter))
  const found = await findRows(tx, filter, [...conditionsOf(filter), isNear(filter), ...says(filter.search)])
  if (found.length === filter.limit) return found
  return findRows(tx, filter, [...conditionsOf(filter), hasTerms(filter), ...says(filter.search)])
}

function findRows(tx: Tx, filter: WorkFilter, conditions: RawBuilder<SqlBool>[]) {
  const { column, direction } = orders[filter.sort]
  let query = build
    .selectFrom('works')
    .select([
      'id',
      'kind',
      'purpose',
      'status',
      'revision_of',
      'claimed_by',
      'title',
      'artists',
      'release_date',
      'upc',
      'created_at',
      'updated_at',
      'released_at',
      'deleted_at',
      'closed_at',
      sql<string | null>`${sql.ref(column)}::text`.as('place'),
      sql<number>`(select count(*)::int from tracks t where t.work_id = works.id)`.as('track_count'),
      sql<string | null>`(
        select encode(m.sha256, 'hex') from materials m
        join stored_files f on f.sha256 = m.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
        where m.work_id = works.id and m.type = 'cover' order by m.id desc limit 1)`.as('cover'),
      sql<{ id: number; status: string; purpose: string } | null>`(
        select json_build_object('id', r.id, 'status', r.status, 'purpose', r.purpose) from works r
        where r.revision_of = works.id and r.closed_at is null)`.as('revision'),
    ])
    .where(sql.join(conditions, sql` and `) as RawBuilder<SqlBool>)
    .orderBy(sql.ref(column), direction)
    .orderBy('id', direction)
    .limit(filter.limit)
  if (filter.statuses.length > 0) query = query.where(hasStatus(filter, conditions))
  return rows(tx, query)
}

/** Everything but the status and what is searched for. */
function conditionsOf(filter: WorkFilter): RawBuilder<SqlBool>[] {
  const { memberId, kind, from, to, after } = filter
  const conditions = [
    sql<SqlBool>`member_id = ${memberId} and revision_of is null`,
    filter.bin ? sql<SqlBool>`deleted_at is not null` : sql<SqlBool>`deleted_at is null`,
  ]
  if (kind) conditions.push(sql`kind = ${kind}`)
  if (from) conditions.push(sql`updated_at >= ${chinaDay(from)}`)
  if (to) conditions.push(sql`updated_at < ${chinaDay(to)} + interval '1 day'`)
  if (after) conditions.push(comesAfter(filter.sort, after))
  return conditions
}

/**
 * A page's worth of each status, straight from the index: one that is rare among 100,000 works would be long in coming
 * otherwise. A work shows the status of its open revision as a second badge, so it is found by that too.
 */
function hasStatus({ memberId, statuses, sort, limit }: WorkFilter, conditions: RawBuilder<SqlBool>[]) {
  const { column, direction } = orders[sort]
  const order = sql`${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`
  return sql<SqlBool>`works.id in (
    select page.id from unnest(${statuses}::text[]) as wanted (status)
    cross join lateral (select id from works where status = wanted.status and ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${limit}) page
    union all
    select revision_of from works
    where member_id = ${memberId} and revision_of is not null and closed_at is null and status = any(${statuses}))`
}

function chinaDay(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`
}

const says = (search: string) =>
  plainText(search)
    .split(' ')
    .map(word => sql<SqlBool>`position(${word} in search_text) > 0`)

function isNear(filter: WorkFilter) {
  const { column, direction } = orders[filter.sort]
  const order = sql`${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`
  return sql<SqlBool>`id in (select id from works where ${sql.join(conditionsOf(filter), sql` and `)}
    order by ${order} limit ${near})`
}

/**
 * The index leads to works with the same pairs of letters; the text decides. Row-level security keeps a search of arrays
 * away from its index, so a function that checks the agent itself looks there.
 */
function hasTerms({ memberId, search = '' }: WorkFilter) {
  return sql<SqlBool>`id in (select works_with_terms(${searchTerms(memberId, search)}::text[]))`
}

function comesAfter(sort: WorkSort, { value, id }: NonNullable<WorkFilter['after']>) {
  const { column, direction, type } = orders[sort]
  const place = sql.ref(column)
  const compare = sql.raw(direction === 'desc' ? '<' : '>')
  if (sort === 'created') return sql<SqlBool>`id < ${id}`
  // Works without a date come first in falling order, as PostgreSQL sorts them.
  if (value === null) return sql<SqlBool>`(${place} is not null or id < ${id})`
  const then = sql`${value}::${sql.raw(type)}`
  return sql<SqlBool>`(${place}, id) ${compare} (${then}, ${id}::bigint)`
}
