import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { reportQueues } from '#contract/income/report-calls'
import type { ReportState } from '#contract/income/report-state'
import { one, rows, type Tx, written } from '../../../platform/database/query'

export type ReportQueue = (typeof reportQueues)[number]

export interface ListedReport {
  id: number
  payer_id: number
  payer: string
  name: string
  entry: string
  arrived_by: string
  arrived_at: Date
  imported_by: string | null
  importer_id: number | null
  reread_by: number | null
  checked_by: number | null
  checked_at: Date | null
  checker: string | null
  state: ReportState
  failure: string | null
  same_as: number | null
  is_usage_only: boolean
  covered_at: Date | null
  pending: string | null
  first_month: string | null
  last_month: string | null
  sale_lines: number
  refused_lines: number
  other_lines: number
  negative_lines: number
  read_lines: number
  read_bytes: number
  text_size: number | null
  reading_since: Date | null
}

const listed = sql`
  report.id, report.payer_id, payer.name as payer, report.name, report.entry, report.arrived_by, report.arrived_at,
  staff.name as imported_by, report.imported_by as importer_id, report.reread_by, report.checked_by, report.checked_at, checker.name as checker, report.state, report.failure, report.same_as, report.is_usage_only,
  report.covered_at, report.pending, report.first_month, report.last_month, report.sale_lines, report.refused_lines,
  report.other_lines, report.negative_lines, report.read_lines, report.read_bytes, text.size as text_size, report.reading_since
  from income_reports report
  join payers payer on payer.id = report.payer_id
  left join staff on staff.id = report.imported_by
  left join staff checker on checker.id = report.checked_by
  left join report_files text on text.agent_id = report.agent_id and text.storage_key = report.text_key`

/** Titles that no posting has taken. */
const hasSuspense = sql<SqlBool>`report.state = 'posted' and report.suspense_titles > 0`

const queueConditions: Record<ReportQueue, RawBuilder<SqlBool>> = {
  open: sql`report.state in ('waiting', 'reading', 'checked', 'failed')`,
  asked: sql`exists (
    select from money_requests request where request.report_id = report.id and request.state = 'open' and request.ends_at > now())`,
  uncovered: sql`report.state = 'posted' and report.covered_at is null`,
  suspense: hasSuspense,
  unread: sql`report.state = 'posted' and exists (
    select from report_tables unread where unread.report_id = report.id and not unread.is_read and unread.mark is null)`,
}

export interface ReportFilter {
  payerId?: number
  state?: ReportState
  queue?: ReportQueue
  before?: number
  limit: number
}

export function listReportRows(tx: Tx, filter: ReportFilter): Promise<ListedReport[]> {
  const { payerId, state, queue, before, limit } = filter
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (payerId !== undefined) conditions.push(sql`report.payer_id = ${payerId}`)
  if (state) conditions.push(sql`report.state = ${state}`)
  if (queue) conditions.push(queueConditions[queue])
  if (before !== undefined) conditions.push(sql`report.id < ${before}`)
  const query = sql<ListedReport>`select ${listed} where ${sql.join(conditions, sql` and `)} order by report.id desc limit ${limit}`
  return rows(tx, written(query))
}

export async function findListedReport(tx: Tx, reportId: number): Promise<ListedReport | undefined> {
  const query = sql<ListedReport>`select ${listed} where report.id = ${reportId}`
  return (await rows(tx, written(query)))[0]
}

export async function countQueues(tx: Tx): Promise<Record<ReportQueue, number>> {
  const query = sql<Record<ReportQueue, number>>`
    select count(*) filter (where ${queueConditions.open})::int as open,
           count(*) filter (where ${queueConditions.asked})::int as asked,
           count(*) filter (where ${queueConditions.uncovered})::int as uncovered,
           count(*) filter (where ${queueConditions.suspense})::int as suspense,
           count(*) filter (where ${queueConditions.unread})::int as unread
    from income_reports report`
  return one(tx, written(query))
}

export interface ReportSum {
  report_id: number
  currency: string
  amount: string
  unmatched: number
}

/** By currency, and how many lines nobody has named. Triggers keep them. */
export function sumReports(tx: Tx, reportIds: readonly number[]): Promise<ReportSum[]> {
  const query = sql<ReportSum>`
    select report_id, currency, trim_scale(amount)::text as amount, unmatched from report_figures
    where report_id = any(${reportIds}::bigint[]) order by report_id, currency`
  return rows(tx, written(query))
}

/** What payers still owe, as the ledger has it. */
export function sumOwed(tx: Tx, reportIds: readonly number[]) {
  const query = sql<{ report_id: number; currency: string; amount: string }>`
    select report_id, currency, sum(amount)::text as amount from payer_entries
    where report_id = any(${reportIds}::bigint[]) group by report_id, currency having sum(amount) <> 0 order by currency`
  return rows(tx, written(query))
}

/** Colleagues of finance who can log in. */
export function listFinance(tx: Tx) {
  const query = sql<{ id: number; name: string; selves: number[] }>`
    select id, name, array(select same_person(staff.id)::float8) as selves from staff where 'finance' = any(roles) and state = 'active' order by name, id`
  return rows(tx, written(query))
}
