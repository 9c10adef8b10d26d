import { type RawBuilder, sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

export interface SuspenseRow {
  key: string
  kind: 'track' | 'release'
  name: string
  artist: string
  release: string
  isrc: string
  upc: string
  custom_id: string
  stores: string[]
  lines: number
  /** For the order: whatever the currency, the largest first. */
  weight: string
  amounts: { currency: string; amount: string }[]
  decision_id: number | null
}

export interface SuspenseFilter {
  reportId: number
  show: 'open' | 'decided'
  /** Only these titles. */
  keys?: readonly string[]
  after?: { weight: string; key: string }
  limit: number
}

/** What a list is of; `title` stands for the row. */
const chosen: Record<SuspenseFilter['show'], (title: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  open: title => sql`${title}.work_id is null`,
  decided: title => sql`${title}.decision_id is not null`,
}

/** Titles that are written alike are one. Open: no one has named them. Decided: somebody did, for this report or an earlier one. */
export function listSuspenseRows(tx: Tx, filter: SuspenseFilter): Promise<SuspenseRow[]> {
  const { reportId, show, keys, after, limit } = filter
  const wanted =
    keys === undefined
      ? sql`true`
      : sql`title.key = any(array(select decode(key, 'hex') from unnest(${keys}::text[]) as asked (key)))`
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(weight, key) < (${after.weight}::numeric, decode(${after.key}, 'hex'))`
  const query = sql<SuspenseRow>`
    with sums as (
      select title.key, sums.currency, sums.lines, sums.amount, title.title
      from report_titles title join report_sums sums on sums.report_id = title.report_id and sums.title = title.title
      where title.report_id = ${reportId} and ${chosen[show](sql`title`)} and ${wanted}
    ), by_currency as (
      select key, currency, sum(lines) as lines, sum(amount) as amount, sum(abs(amount)) as weight, min(title) as title
      from sums group by key, currency
    ), found as (
      select key, sum(lines)::bigint as lines, sum(weight) as weight, min(title) as title,
             coalesce(json_agg(json_build_object('currency', currency, 'amount', trim_scale(amount)::text) order by currency)
               filter (where currency <> ''), '[]') as amounts
      from by_currency group by key
    ), page as (select * from found where ${beyond} order by weight desc, key desc limit ${limit})
    select encode(page.key, 'hex') as key, title.kind, title.name, title.artist, title.release, title.isrc, title.upc, title.custom_id,
           array(select distinct store.name from report_titles alike
                 join report_sums sums on sums.report_id = alike.report_id and sums.title = alike.title
                 join report_stores store on store.report_id = sums.report_id and store.store = sums.store
                 where alike.report_id = ${reportId} and alike.key = page.key and ${chosen[show](sql`alike`)} order by 1 limit 20) as stores,
           page.lines, page.weight::text as weight, page.amounts, title.decision_id
    from page join report_titles title on title.report_id = ${reportId} and title.title = page.title
    order by page.weight desc, page.key desc`
  return rows(tx, written(query))
}

/**
 * Where the titles of such a list first stand in the report, in its order. The largest first would be nicer, but to know the next ones of these
 * all have to be added up.
 */
export function listFirstTitles(
  tx: Tx,
  {
    reportId,
    show,
    after,
    limit,
  }: Pick<SuspenseFilter, 'reportId' | 'show' | 'limit'> & { after: number | undefined },
): Promise<{ title: number; key: string }[]> {
  const query = sql<{ title: number; key: string }>`
    select title.title, encode(title.key, 'hex') as key from report_titles title
    where title.report_id = ${reportId} and ${chosen[show](sql`title`)} and title.title > ${after ?? -1}
      and not exists (select from report_titles earlier where earlier.report_id = ${reportId} and earlier.key = title.key
        and earlier.title < title.title and ${chosen[show](sql`earlier`)})
    order by title.title limit ${limit}`
  return rows(tx, written(query))
}

export interface DecisionRow {
  id: number
  report_id: number
  work_id: number
  work_isrc: string | null
  by: string
  at: Date
}

export function listDecisions(tx: Tx, decisionIds: readonly number[]): Promise<DecisionRow[]> {
  return rows(
    tx,
    build
      .selectFrom('title_decisions as decision')
      .innerJoin('staff', 'staff.id', 'decision.decided_by')
      .select([
        'decision.id',
        'decision.report_id',
        'decision.work_id',
        'decision.work_isrc',
        'staff.name as by',
        'decision.decided_at as at',
      ])
      .where('decision.id', '=', sql<number>`any(${decisionIds}::bigint[])`),
  )
}

export interface KeptDecision {
  decision_id: number
  /** Of a report that waits for a worker; otherwise it is posted. */
  is_being_posted: boolean
}

/** Decisions by which something was posted, and stands, or which are part of what was decided about a report and is not done yet. */
export function listKeptDecisions(tx: Tx, decisionIds: readonly number[]): Promise<KeptDecision[]> {
  const query = sql<KeptDecision>`
    select title.decision_id, bool_or(posting.id is null) as is_being_posted
    from report_titles title
    join income_reports report on report.id = title.report_id
    left join postings posting on posting.id = title.posting_id and posting.reversed_at is null
    where title.decision_id = any(${decisionIds}::bigint[])
      and (posting.id is not null or (title.posting_id is null and report.pending is not null))
    group by title.decision_id`
  return rows(tx, written(query))
}

/** What the payer's decision in force about a title is. */
export function findDecisionOf(
  tx: Tx,
  { payerId, key }: { payerId: number; key: string },
): Promise<{ id: number } | undefined> {
  const query = sql<{ id: number }>`
    select id from title_decisions where payer_id = ${payerId} and key = decode(${key}, 'hex') and undone_at is null`
  return maybeOne(tx, written(query))
}

/**
 * This report, and those of the payer whose lines of this title can still be posted: whoever decides to post one of them at this moment is waited
 * for, or comes after. One that waits for a worker is left out, for the worker holds it as long as it takes.
 */
export async function lockReportsWith(
  tx: Tx,
  { reportId, payerId, key }: { reportId: number; payerId: number; key: string },
): Promise<number[]> {
  const query = sql<{ id: number }>`
    select id from income_reports report
    where report.id = ${reportId} or (
      report.payer_id = ${payerId} and report.state in ('checked', 'posted') and report.pending is null and exists (
        select from report_titles title
        where title.report_id = report.id and title.key = decode(${key}, 'hex') and title.posting_id is null))
    order by report.id for no key update`
  return (await rows(tx, written(query))).map(({ id }) => id)
}

/** The titles of this key that wait, also when an earlier decision named them; held until the new one stands. */
export async function lockTitles(tx: Tx, reportId: number, key: string) {
  const query = sql<{ title: number; kind: string; posting_id: number | null }>`
    select title, kind, posting_id from report_titles where report_id = ${reportId} and key = decode(${key}, 'hex')
    order by title for no key update`
  return rows(tx, written(query))
}

interface NewDecision {
  payerId: number
  reportId: number
  key: string
  workId: number
  isrc: string | null
  staffId: number
  now: Date
}

/** What was decided before about the same title counts no more. */
export async function undoForKey(
  tx: Tx,
  { payerId, key, staffId, now }: Omit<NewDecision, 'workId' | 'isrc' | 'reportId'>,
): Promise<void> {
  const query = sql`update title_decisions set undone_by = ${staffId}, undone_at = ${now}
    where payer_id = ${payerId} and key = decode(${key}, 'hex') and undone_at is null`
  await execute(tx, written(query))
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<number> {
  const { payerId, reportId, key, workId, isrc, staffId, now } = decision
  const query = sql<{ id: number }>`
    insert into title_decisions (payer_id, key, report_id, work_id, work_isrc, decided_by, decided_at)
    values (${payerId}, decode(${key}, 'hex'), ${reportId}, ${workId}, ${isrc}, ${staffId}, ${now}) returning id`
  return (await one(tx, written(query))).id
}

/** All titles of this key that no posting has taken, in every report of the payer that can still be posted. */
export async function putMatched(tx: Tx, decisionId: number): Promise<void> {
  const query = sql`
    update report_titles title
    set matched_by = case when title.report_id = decision.report_id then 'staff' else 'remembered' end,
        work_id = decision.work_id, work_isrc = decision.work_isrc, decision_id = decision.id
    from title_decisions decision, income_reports report
    where decision.id = ${decisionId} and report.payer_id = decision.payer_id and report.state in ('checked', 'posted') and report.pending is null
      and title.report_id = report.id and title.key = decision.key and title.posting_id is null
      and (title.matched_by is null or title.matched_by in ('remembered', 'staff'))`
  await execute(tx, written(query))
}

export async function putUnmatched(tx: Tx, decisionId: number): Promise<void> {
  const query = sql`
    update report_titles title set matched_by = null, work_id = null, work_isrc = null, decision_id = null
    from income_reports report
    where title.decision_id = ${decisionId} and title.posting_id is null
      and report.id = title.report_id and report.state in ('checked', 'posted') and report.pending is null`
  await execute(tx, written(query))
}

export function lockDecision(tx: Tx, decisionId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('title_decisions')
      .select(['id', 'payer_id', 'report_id', 'work_id', 'work_isrc', 'undone_at'])
      .select(sql<string>`encode(key, 'hex')`.as('key'))
      .where('id', '=', decisionId)
      .forNoKeyUpdate(),
  )
}

export async function putUndone(
  tx: Tx,
  decisionId: number,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('title_decisions')
      .set({ undone_by: staffId, undone_at: now })
      .where('id', '=', decisionId)
      .where('undone_at', 'is', null),
  )
}
