import { type SqlBool, sql } from 'kysely'
import type { WorkKind } from '#contract/works/work'
import type { WorkStatus } from '#contract/works/work-status'
import { build, rows, type Tx } from '../../../platform/database/query'
import { plainText, searchTerms } from '../drafts/work-search'

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

export function listWorkRows(tx: Tx, filter: WorkFilter) {
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
    .where('member_id', '=', filter.memberId)
    .where('revision_of', 'is', null)
    .where('deleted_at', filter.bin ? 'is not' : 'is', null)
    .orderBy(sql.ref(column), direction)
    .orderBy('id', direction)
    .limit(filter.limit)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.statuses.length > 0) query = query.where(hasStatus(filter.statuses))
  if (filter.from) query = query.where(sql<SqlBool>`updated_at >= ${chinaDay(filter.from)}`)
  if (filter.to) query = query.where(sql<SqlBool>`updated_at < ${chinaDay(filter.to)} + interval '1 day'`)
  if (filter.search) query = query.where(matches(filter.memberId, filter.search))
  if (filter.after) query = query.where(comesAfter(filter.sort, filter.after))
  return rows(tx, query)
}

/** A work shows the status of its open revision as a second badge, so it is found by that too. */
function hasStatus(statuses: readonly WorkStatus[]) {
  return sql<SqlBool>`(status = any(${statuses}) or exists (
    select 1 from works r where r.revision_of = works.id and r.closed_at is null and r.status = any(${statuses})))`
}

function chinaDay(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`
}

/** The index leads to works with the same pairs of letters; the text decides. */
function matches(memberId: number, search: string) {
  const words = plainText(search).split(' ')
  const found = words.map(word => sql<SqlBool>`position(${word} in search_text) > 0`)
  return sql<SqlBool>`search_terms @> ${searchTerms(memberId, search)}::text[] and ${sql.join(found, sql` and `)}`
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
