import { sql } from 'kysely'
import type { ReadingFindings, ReadingOverrides } from '#contract/income/reading'
import { build, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

export interface ReportFacts {
  version: number
  size: number
  sha256: string | null
  settings: { findings?: ReadingFindings; given?: ReadingOverrides } | null
  seconds: number | null
  previous_id: number | null
  same_payer: string | null
  site_currency: string
  not_done: 'post' | 'count' | 'reverse' | null
  /** Set where that is. */
  not_done_by: string
  not_done_text: string
  not_done_at: Date
}

export function findReportFacts(tx: Tx, reportId: number): Promise<ReportFacts> {
  const query = sql<ReportFacts>`
    select report.version, file.size, encode(report.sha256, 'hex') as sha256, report.settings,
           extract(epoch from report.read_at - report.reading_since)::float8 as seconds,
           (select other.id from income_reports other where other.payer_id = report.payer_id and other.id < report.id and other.state = 'posted'
            order by other.id desc limit 1) as previous_id,
           (select payer.name from income_reports same join payers payer on payer.id = same.payer_id where same.id = report.same_as) as same_payer,
           agent.currency as site_currency, report.not_done, staff.name as not_done_by, report.not_done_text, report.not_done_at
    from income_reports report
    join report_files file on file.agent_id = report.agent_id and file.storage_key = report.file_key
    join agents agent on agent.id = report.agent_id
    left join staff on staff.id = report.not_done_by
    where report.id = ${reportId}`
  return one(tx, written(query))
}

export interface MatchedBy {
  by: 'isrc' | 'upc' | 'remembered' | 'staff' | null
  lines: number
  titles: number
}

/** Equal keys are one title. */
export function countMatches(tx: Tx, reportId: number): Promise<MatchedBy[]> {
  const query = sql<MatchedBy>`
    select title.matched_by as by, sum(sums.lines)::bigint as lines, count(distinct title.key)::int as titles
    from report_titles title join report_sums sums on sums.report_id = title.report_id and sums.title = title.title
    where title.report_id = ${reportId} group by title.matched_by order by lines desc`
  return rows(tx, written(query))
}

export interface ChannelSumRow {
  channel_id: number | null
  channel: Record<string, string> | null
  currency: string
  lines: number
  matched: string
  suspense: string
  total: string
  converted: string | null
}

export function sumByChannel(tx: Tx, reportId: number, siteCurrency: string): Promise<ChannelSumRow[]> {
  const query = sql<ChannelSumRow>`
    select store.channel_id, channel.name as channel, sums.currency, sum(sums.lines)::bigint as lines,
           trim_scale(coalesce(sum(sums.amount) filter (where title.work_id is not null), 0))::text as matched,
           trim_scale(coalesce(sum(sums.amount) filter (where title.work_id is null), 0))::text as suspense,
           trim_scale(sum(sums.amount))::text as total,
           trim_scale(sum(sums.amount) * case when sums.currency = ${siteCurrency} then 1 else rate.rate end)::text as converted
    from report_sums sums
    join report_titles title on title.report_id = sums.report_id and title.title = sums.title
    join report_stores store on store.report_id = sums.report_id and store.store = sums.store
    left join channels channel on channel.id = store.channel_id
    left join report_rates rate on rate.report_id = sums.report_id and rate.currency = sums.currency
    where sums.report_id = ${reportId}
    group by store.channel_id, channel.name, channel.position, sums.currency, rate.rate
    order by sums.currency, store.channel_id is null, sum(abs(sums.amount)) desc, channel.position`
  return rows(tx, written(query))
}

export function listStoresOf(tx: Tx, reportId: number) {
  const query = sql<{ store: string; channel_id: number | null; lines: number }>`
    select store.name as store, store.channel_id, coalesce(sum(sums.lines), 0)::bigint as lines
    from report_stores store left join report_sums sums on sums.report_id = store.report_id and sums.store = store.store
    where store.report_id = ${reportId} group by store.name, store.channel_id order by store.channel_id is not null, lines desc, store.name`
  return rows(tx, written(query))
}

export interface TotalRow {
  currency: string
  read: string
  refused: string
  /** The file's own first. A typed one does not hide it. */
  said: { from: 'file' | 'typed'; amount: string; line: number | null; left: string }[]
}

/**
 * Of several total rows of a file the last is the sum of the others; in DSR each is the total of one summary, and all of them together are the
 * report's.
 */
export function compareTotals(tx: Tx, reportId: number): Promise<TotalRow[]> {
  const query = sql<TotalRow>`
    with here as (
      select currency, sum(amount) as amount from report_sums where report_id = ${reportId} and currency <> '' group by currency
    ), refused as (
      select currency, sum(amount) as amount from report_remarks
      where report_id = ${reportId} and what = 'refused' and amount is not null and currency <> '' group by currency
    ), totals as (
      select remark.currency, remark.amount, remark.line, report.settings #>> '{findings,layout,value}' like 'dsr%' as is_dsr
      from report_remarks remark join income_reports report on report.id = remark.report_id
      where remark.report_id = ${reportId} and remark.what = 'total' and remark.amount is not null and remark.currency <> ''
    ), own as (
      select currency, case when bool_or(is_dsr) then sum(amount) else (array_agg(amount order by line desc))[1] end as amount, max(line) as line
      from totals group by currency
    ), said as (
      select 'file' as source, currency, amount, line from own
      union all
      select 'typed', currency, amount, null from report_totals where report_id = ${reportId} and amount is not null
    ), known as (
      select currency, coalesce(here.amount, 0) as read, coalesce(refused.amount, 0) as refused
      from (select currency from here union select currency from said union select currency from refused) named
      left join here using (currency) left join refused using (currency)
    )
    select known.currency, trim_scale(known.read)::text as read, trim_scale(known.refused)::text as refused,
           coalesce((
             select json_agg(json_build_object('from', source, 'amount', trim_scale(amount)::text, 'line', line,
                                               'left', trim_scale(amount - known.read - known.refused)::text) order by source)
             from said where said.currency = known.currency), '[]') as said
    from known where currency_exponent(known.currency) is not null order by known.currency`
  return rows(tx, written(query))
}

export function listRates(tx: Tx, reportId: number, siteCurrency: string) {
  const query = sql<{
    currency: string
    rate: string | null
    is_from_file: boolean
    entered_by: string | null
  }>`
    select sums.currency, trim_scale(rate.rate)::text as rate, coalesce(rate.is_from_file, false) as is_from_file, staff.name as entered_by
    from (select distinct currency from report_sums where report_id = ${reportId} and currency not in ('', ${siteCurrency})) sums
    left join report_rates rate on rate.report_id = ${reportId} and rate.currency = sums.currency
    left join staff on staff.id = rate.entered_by order by sums.currency`
  return rows(tx, written(query))
}

export function countRemarks(tx: Tx, reportId: number) {
  return rows(
    tx,
    build
      .selectFrom('report_remarks')
      .select(['what', 'reason', sql<number>`count(*)::bigint`.as('lines')])
      .where('report_id', '=', reportId)
      .groupBy(['what', sql`case when what in ('refused', 'noted') then reason end`, 'reason'])
      .orderBy('what')
      .orderBy('lines', 'desc')
      .limit(100),
  )
}

export interface PostingInReport {
  id: number
  number: number
  month: string
  by: string
  at: Date
  note: string
  transaction_id: number
  bills: number
  members: number
  shares: string
  reversed_by: string | null
  reversed_at: Date | null
  reversal_reason: string | null
  reversal_id: number | null
}

export function listPostingsOf(tx: Tx, reportId: number): Promise<PostingInReport[]> {
  const query = sql<PostingInReport>`
    select posting.id, posting.number, posting.month, staff.name as by, posting.posted_at as at, posting.note, posting.transaction_id,
           made.bills, made.members, trim_scale(from_minor(made.shares, posting.currency))::text as shares,
           reverser.name as reversed_by, posting.reversed_at, posting.reversal_reason, posting.reversal_id
    from postings posting
    join staff on staff.id = posting.posted_by
    left join staff reverser on reverser.id = posting.reversed_by
    cross join lateral (select count(*)::int as bills, count(distinct member_id)::int as members, coalesce(sum(share_minor), 0)::bigint as shares
      from bills where posting_id = posting.id and tag = 'normal') made
    where posting.report_id = ${reportId} order by posting.number`
  return rows(tx, written(query))
}

export interface ReceiptRow {
  id: number
  kind: 'receipt' | 'difference' | 'moved' | 'reversed'
  other_report_id: number | null
  is_reversed: boolean
  reverses: number | null
  currency: string
  settled: string
  charges: string
  bank_currency: string | null
  banked: string | null
  received_on: string
  reason: string
  by: string
  at: Date
}

export function listReceipts(tx: Tx, reportId: number): Promise<ReceiptRow[]> {
  const query = sql<ReceiptRow>`
    select receipt.id, receipt.kind, receipt.other_report_id, receipt.reverses,
           exists (select from receipts other where other.reverses = receipt.id) as is_reversed, receipt.currency, receipt.settled::text, receipt.charges::text, receipt.bank_currency,
           receipt.banked::text, receipt.received_on, receipt.reason, staff.name as by, receipt.recorded_at as at
    from receipts receipt join staff on staff.id = receipt.recorded_by where receipt.report_id = ${reportId} order by receipt.id`
  return rows(tx, written(query))
}

/** Matched lines that no posting has taken. */
export async function countPostable(tx: Tx, reportId: number): Promise<number> {
  const query = sql<{ lines: number }>`
    select coalesce(sum(sums.lines), 0)::bigint as lines
    from report_titles title join report_sums sums on sums.report_id = title.report_id and sums.title = title.title
    where title.report_id = ${reportId} and title.work_id is not null and title.posting_id is null`
  return (await maybeOne(tx, written(query)))?.lines ?? 0
}

/** What would be made of them; nothing where a split says who gets what. */
export async function countMade(
  tx: Tx,
  reportId: number,
): Promise<{ bills: number; members: number } | null> {
  const query = sql<{ bills: number; members: number; is_split: boolean }>`
    select count(distinct (work.member_id, store.channel_id))::int as bills, count(distinct work.member_id)::int as members,
           exists (select from splits join report_titles title on title.work_isrc = splits.isrc
                   where splits.state = 'agreed' and title.report_id = ${reportId} and title.posting_id is null) as is_split
    from report_titles title
    join works work on work.id = title.work_id
    join report_sums sums on sums.report_id = title.report_id and sums.title = title.title
    join report_stores store on store.report_id = title.report_id and store.store = sums.store
    where title.report_id = ${reportId} and title.posting_id is null`
  const { bills, members, is_split } = await one(tx, written(query))
  return is_split ? null : { bills, members }
}
