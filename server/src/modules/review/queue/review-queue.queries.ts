import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReviewSort, ReviewStage, reviewViews } from '#contract/review/queue-calls'
import type { WorkKind } from '#contract/works/work'
import { build, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import { plainText } from '../../../platform/search-terms'

export interface QueueFilter {
  stage: ReviewStage
  view: (typeof reviewViews)[number]
  staffId: number
  kind?: WorkKind
  purpose?: string
  search?: string
  sort: ReviewSort
  /** Where the page before ended. */
  after?: QueuePlace
  limit: number
}

/** Moments, whatever is sorted by, so that a place in the queue looks the same. Waiting comes straight from the stage's index;
 * otherwise what waits is sorted, which is little. */
const keys: Record<ReviewSort, RawBuilder<Date>> = {
  waiting: sql`w.status_since`,
  promise: sql`coalesce(w.submitted_at, w.status_since)`,
  // Without a date: at the end.
  release: sql`coalesce(w.release_date, date '2999-12-31')::timestamptz`,
}

export function listQueue(tx: Tx, filter: QueueFilter) {
  const { stage, view, staffId, kind, purpose, search, sort, after, limit } = filter
  let query = build
    .selectFrom('works as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .leftJoin('staff as s', 's.id', 'w.claimed_by')
    .select(['w.id', 'w.kind', 'w.purpose', 'w.status', 'w.title', 'w.artists', 'w.release_date'])
    .select(['w.status_since', 'w.submitted_at', 'w.member_id', 'm.nickname', 'w.claimed_by'])
    .select([
      's.name as claimed_name',
      // A date of JavaScript would round it, and the next page would begin at the wrong row.
      sql<string>`(${keys[sort]})::text`.as('place'),
      sql<number>`(select count(*)::int from tracks t where t.work_id = w.id)`.as('track_count'),
      sql<string | null>`(
        select encode(c.sha256, 'hex') from materials c
        join stored_files f on f.sha256 = c.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
        where c.work_id = w.id and c.type = 'cover' order by c.id desc limit 1)`.as('cover'),
      sql<number>`(select count(*)::int from work_history h where h.work_id = w.id and h.event = 'reject')`.as(
        'rejections',
      ),
      sql<number>`(
        select count(*)::int from materials c, jsonb_array_elements(c.results) r
        where c.work_id = w.id and r ->> 'verdict' = 'warn')`.as('warnings'),
    ])
    .where('w.review_stage', '=', stage)
    .orderBy(keys[sort])
    .orderBy('w.id')
    .limit(limit)
  if (view === 'free') query = query.where('w.claimed_by', 'is', null)
  if (view === 'mine') query = query.where('w.claimed_by', '=', staffId)
  if (kind) query = query.where('w.kind', '=', kind)
  if (purpose) query = query.where('w.purpose', '=', purpose)
  if (search) query = query.where(saysAllOf(search))
  if (after) query = query.where(isBehind(sort, after))
  return rows(tx, query)
}

function isBehind(sort: ReviewSort, place: QueuePlace) {
  return sql<SqlBool>`(${keys[sort]}, w.id) > (${place.since}::timestamptz, ${place.id}::bigint)`
}

/** Only what waits is looked through, however large the catalogue is. */
function saysAllOf(search: string) {
  const found = plainText(search)
    .split(' ')
    .map(
      word =>
        sql<SqlBool>`(position(${word} in w.search_text) > 0 or position(${word} in lower(normalize(m.nickname, nfkc))) > 0)`,
    )
  return sql<SqlBool>`${sql.join(found, sql` and `)}`
}

/** One pass over the index. Late: the site had promised an answer before that moment. */
export function countQueues(tx: Tx, staffId: number, promisedBefore: Date) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select([
        'review_stage as stage',
        sql<number>`count(*)::int`.as('waiting'),
        sql<number>`(count(*) filter (where claimed_by is null))::int`.as('free'),
        sql<number>`(count(*) filter (where claimed_by = ${staffId}))::int`.as('mine'),
        sql<number>`(count(*) filter (where coalesce(submitted_at, status_since) < ${promisedBefore}))::int`.as(
          'late',
        ),
      ])
      .where('review_stage', 'in', ['content', 'rights'])
      .groupBy('review_stage'),
  )
}

export async function countOpenCases(tx: Tx): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('rights_cases')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('closed_at', 'is', null),
  )
  return count
}

export interface QueuePlace {
  since: string
  id: number
}

/** Where a work stands in its queue. */
export function placeInQueue(tx: Tx, workId: number, sort: ReviewSort) {
  return maybeOne(
    tx,
    build
      .selectFrom('works as w')
      .select(['w.id', sql<string>`(${keys[sort]})::text`.as('since')])
      .where('w.id', '=', workId),
  )
}

/** Whose account it is, or who has ever worked for the company: nobody reviews what is their own. */
const ownAccounts = (staffId: number) => sql<number>`(select accounts_of_staff(${staffId}))`

export async function isOwnWork(tx: Tx, memberId: number, staffId: number): Promise<boolean> {
  const own = build.selectFrom('members').select('id').where('id', '=', memberId)
  return (await maybeOne(tx, own.where('id', 'in', ownAccounts(staffId)))) !== undefined
}

export interface NextWanted {
  stage: ReviewStage
  staffId: number
  sort: ReviewSort
  kind?: WorkKind
  purpose?: string
  not?: number
  behind?: QueuePlace
}

/** What nobody has claimed. It is not held: whoever does something with it first has it. */
export function findNextFree(tx: Tx, { stage, staffId, sort, kind, purpose, not, behind }: NextWanted) {
  let query = build
    .selectFrom('works as w')
    .select(['w.id'])
    .where('w.review_stage', '=', stage)
    .where('w.claimed_by', 'is', null)
    .where('w.member_id', 'not in', ownAccounts(staffId))
    .orderBy(keys[sort])
    .orderBy('w.id')
    .limit(1)
  // Content and rights are for two people.
  if (stage === 'rights') query = query.where('w.content_passed_by', 'is distinct from', staffId)
  if (kind) query = query.where('w.kind', '=', kind)
  if (purpose) query = query.where('w.purpose', '=', purpose)
  if (not !== undefined) query = query.where('w.id', '<>', not)
  if (behind) query = query.where(isBehind(sort, behind))
  return maybeOne(tx, query)
}
