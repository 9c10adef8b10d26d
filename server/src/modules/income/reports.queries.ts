import { type Selectable, sql, type Updateable } from 'kysely'
import { oneOf } from '../../platform/database/one-of'
import { build, execute, maybeOne, rows, type Tx, written } from '../../platform/database/query'
import type { DB } from '../../platform/database/schema'

export type ReportRow = Selectable<DB['income_reports']>

export function findReport(tx: Tx, reportId: number): Promise<ReportRow | undefined> {
  return maybeOne(tx, build.selectFrom('income_reports').selectAll().where('id', '=', reportId))
}

/** Whoever decides about a report holds it until it is decided. */
export function lockReport(tx: Tx, reportId: number): Promise<ReportRow | undefined> {
  return maybeOne(
    tx,
    build.selectFrom('income_reports').selectAll().where('id', '=', reportId).forNoKeyUpdate(),
  )
}

export async function putReport(
  tx: Tx,
  reportId: number,
  change: Updateable<DB['income_reports']>,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('income_reports')
      .set({ ...change, version: sql`version + 1` })
      .where('id', '=', reportId),
  )
}

/** Which accounts of staff are the same person's. */
const accounts = sql`accounts as materialized (select id, same_person(id) as own from staff)`

/**
 * Everyone who decided about a title of it that no posting has taken yet. A decision that was made for an earlier report counts no more
 * while a posting by it stands that somebody else made.
 */
export async function listDeciders(tx: Tx, reportId: number): Promise<number[]> {
  const query = sql<{ decided_by: number }>`
    with ${accounts}, decided as materialized (
      select distinct decision_id as id from report_titles where report_id = ${reportId} and posting_id is null and decision_id is not null
    )
    select distinct decision.decided_by
    from decided join title_decisions decision using (id)
    where not exists (
      select from report_titles taken join postings posting on posting.id = taken.posting_id
      where taken.decision_id = decision.id and posting.reversed_at is null
        and not exists (select from accounts where id = decision.decided_by and own = posting.posted_by))`
  return (await rows(tx, written(query))).map(({ decided_by }) => decided_by)
}

export interface Shaper {
  how: 'rate' | 'mark' | 'payer' | 'total'
  staff_id: number
}

/**
 * The last person who decided each part of what a report comes to: a rate that it is posted by, the mark of a table, how its payer's files are
 * read, and the payer's total, typed or cleared. As with a decision about a title, the reading of a payer no longer counts once somebody else has
 * posted a report that was read by it, unless that posting was reversed.
 */
export function listShapers(tx: Tx, reportId: number, currency: string): Promise<Shaper[]> {
  const query = sql<Shaper>`
    with ${accounts}
    select 'rate' as how, rate.entered_by as staff_id from report_rates rate
    where rate.report_id = ${reportId} and rate.entered_by is not null and rate.currency <> ${currency}
      and exists (select from report_sums sums where sums.report_id = rate.report_id and sums.currency = rate.currency)
    union
    select 'mark', marked_by from report_tables where report_id = ${reportId} and marked_by is not null
    union
    select 'payer', report.payer_reading_by from income_reports report
    where report.id = ${reportId} and report.payer_reading_by is not null and not exists (
      select from income_reports other join postings posting on posting.report_id = other.id
      where other.payer_id = report.payer_id and other.payer_reading_at = report.payer_reading_at
        and posting.reversed_at is null
        and not exists (select from accounts where id = report.payer_reading_by and own = posting.posted_by))
    union
    select 'total', entered_by from report_totals where report_id = ${reportId}`
  return rows(tx, written(query))
}

/** Currencies of its lines without a rate. */
export async function listWithoutRate(tx: Tx, reportId: number, currency: string): Promise<string[]> {
  const currencies = await rows(
    tx,
    build
      .selectFrom('report_figures as sums')
      .leftJoin('report_rates as rate', join =>
        join.onRef('rate.report_id', '=', 'sums.report_id').onRef('rate.currency', '=', 'sums.currency'),
      )
      .select('sums.currency')
      .where('sums.report_id', '=', reportId)
      .where('sums.currency', '<>', currency)
      .where('rate.rate', 'is', null)
      .orderBy('sums.currency'),
  )
  return currencies.map(row => row.currency)
}

/**
 * Whether it comes to more minor units or plays than we count exactly. Everything that a posting writes is part of the sum of what its titles
 * come to, each taken without its sign.
 */
export async function isBeyondLedger(tx: Tx, reportId: number, currency: string): Promise<boolean> {
  const query = sql<{ is_beyond: boolean }>`
    select coalesce(greatest(max(own), sum(converted), sum(plays)) > ${Number.MAX_SAFE_INTEGER}, false) as is_beyond from (
      select sums.plays, sums.amount * 10::numeric ^ currency_exponent(sums.currency) as own,
             sums.amount * case when sums.currency = ${currency} then 1 else rate.rate end * 10::numeric ^ currency_exponent(${currency}) as converted
      from (select currency, sum(abs(quantity)) as plays, sum(abs(amount)) as amount from report_sums where report_id = ${reportId} group by currency) sums
      left join report_rates rate on rate.report_id = ${reportId} and rate.currency = sums.currency
    ) by_currency`
  return (await rows(tx, written(query)))[0]?.is_beyond ?? false
}

/** Whoever looked at them before does not decide about them as they are now. */
export async function putChanged(tx: Tx, reportIds: readonly number[]): Promise<void> {
  await execute(
    tx,
    build.updateTable('income_reports').set({ version: sql`version + 1` }).where('id', '=', oneOf(reportIds)),
  )
}
