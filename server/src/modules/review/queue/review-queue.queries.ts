import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReviewStage, reviewViews } from '#contract/review/queue-calls'
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
  /** Where the page before ended. */
  after?: QueuePlace
  limit: number
}

/** In the order of waiting, straight from the index of the stage. */
export function listQueue(tx: Tx, filter: QueueFilter) {
  const { stage, view, staffId, kind, purpose, search, after, limit } = filter
  let query = build
    .selectFrom('works as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .leftJoin('staff as s', 's.id', 'w.claimed_by')
    .select(['w.id', 'w.kind', 'w.purpose', 'w.status', 'w.title', 'w.artists', 'w.release_date'])
    .select(['w.status_since', 'w.submitted_at', 'w.member_id', 'm.nickname', 'w.claimed_by'])
    .select([
      's.name as claimed_name',
      // A date of JavaScript would round it, and the next page would begin at the wrong row.
      sql<string>`w.status_since::text`.as('place'),
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
    .orderBy('w.status_since')
    .orderBy('w.id')
    .limit(limit)
  if (view === 'free') query = query.where('w.claimed_by', 'is', null)
  if (view === 'mine') query = query.where('w.claimed_by', '=', staffId)
  if (kind) query = query.where('w.kind', '=', kind)
  if (purpose) query = query.where('w.purpose', '=', purpose)
  if (search) query = query.where(saysAllOf(search))
  if (after) query = query.where(isBehind(sql`w.status_since`, sql`w.id`, after))
  return rows(tx, query)
}

function isBehind(since: RawBuilder<unknown>, id: RawBuilder<unknown>, place: QueuePlace) {
  return sql<SqlBool>`(${since}, ${id}) > (${place.since}::timestamptz, ${place.id}::bigint)`
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
export function placeInQueue(tx: Tx, workId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('works')
      .select(['id', sql<string>`status_since::text`.as('since')])
      .where('id', '=', workId),
  )
}

/** Whose account it is, or who works for the company: nobody reviews what is their own. */
const ownAccounts = (staffId: number) => sql<number>`(
  select p.id from staff s join members p on p.mobile = s.own_mobile where s.id = ${staffId}
  union all
  select c.account_id from staff s join members p on p.mobile = s.own_mobile
    join colleagues c on c.person_id = p.id and c.state = 'active' where s.id = ${staffId})`

export async function isOwnWork(tx: Tx, memberId: number, staffId: number): Promise<boolean> {
  const own = build.selectFrom('members').select('id').where('id', '=', memberId)
  return (await maybeOne(tx, own.where('id', 'in', ownAccounts(staffId)))) !== undefined
}

export interface NextWanted {
  stage: ReviewStage
  staffId: number
  kind?: WorkKind
  purpose?: string
  not?: number
  behind?: QueuePlace
}

/** Locked. What somebody else holds at this moment is passed over, so that two who ask at once get two. */
export function lockNextFree(tx: Tx, { stage, staffId, kind, purpose, not, behind }: NextWanted) {
  let query = build
    .selectFrom('works')
    .select(['id'])
    .where('review_stage', '=', stage)
    .where('claimed_by', 'is', null)
    .where('member_id', 'not in', ownAccounts(staffId))
    .orderBy('status_since')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  // Content and rights are for two people.
  if (stage === 'rights') query = query.where('content_passed_by', 'is distinct from', staffId)
  if (kind) query = query.where('kind', '=', kind)
  if (purpose) query = query.where('purpose', '=', purpose)
  if (not !== undefined) query = query.where('id', '<>', not)
  if (behind) query = query.where(isBehind(sql`status_since`, sql`id`, behind))
  return maybeOne(tx, query)
}
