// The lines of the report behind a bill: of titles that its posting took, in its channel, and of recordings that its member has a part
// in. Nothing else of the report is ever read for a member.
import { sql } from 'kysely'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export interface LinesOfBill {
  billId: number
  postingId: number
  reportId: number
  channelId: number
  /** An empty code is the whole release. */
  track?: { workId: number; isrc: string }
  country?: string
  usage?: string
  line?: number
  /** The last one that was shown. */
  after?: number
}

export interface BillLineRow {
  line: number
  work_id: number
  isrc: string
  title: string
  release: string
  sale_month: string
  store: string
  country: string
  usage: string
  quantity: number
  amount: string
  currency: string
  exchange: string
  split: string
  rate: string
  exact: string
  at: number
  size: number
}

/** The part of its member says by itself which lines count: there is one for every recording, sale month and currency. */
export const linesOf = (lines: LinesOfBill) => sql<BillLineRow>`
  select line.line, part.work_id, part.isrc, title.name as title, title.release, line.sale_month, store.name as store, line.country,
         used.name as usage, line.quantity, trim_scale(line.amount)::text as amount, line.currency, trim_scale(part.exchange)::text as exchange,
         trim_scale(part.split)::text as split, trim_scale(part.rate)::text as rate,
         trim_scale(line.amount * part.exchange * part.split * part.rate)::text as exact, line.at, line.size
  from bill_tracks part
  join posting_titles taken on taken.posting_id = ${lines.postingId} and taken.work_id = part.work_id and taken.isrc = part.isrc
  join report_titles title on title.report_id = ${lines.reportId} and title.title = taken.title
  join report_lines line on line.report_id = ${lines.reportId} and line.title = taken.title
    and line.sale_month = part.sale_month and line.currency = part.currency
  join report_stores store on store.report_id = line.report_id and store.store = line.store and store.channel_id = ${lines.channelId}
  join report_usages used on used.report_id = line.report_id and used.usage = line.usage
  where part.bill_id = ${lines.billId} ${conditions(lines)}`

function conditions({ track, country, usage, line, after }: LinesOfBill) {
  return sql.join(
    [
      track ? sql`and part.work_id = ${track.workId} and part.isrc = ${track.isrc}` : sql``,
      country === undefined ? sql`` : sql`and line.country = ${country}`,
      usage === undefined ? sql`` : sql`and used.name = ${usage}`,
      line === undefined ? sql`` : sql`and line.line = ${line}`,
      after === undefined ? sql`` : sql`and line.line > ${after}`,
    ],
    sql` `,
  )
}

export function listLineRows(tx: Tx, lines: LinesOfBill, limit: number) {
  return rows(tx, written(sql<BillLineRow>`${linesOf(lines)} order by line.line limit ${limit}`))
}

export async function countLines(tx: Tx, lines: LinesOfBill): Promise<number> {
  // The sums that the posting read say it without a look at the lines.
  const query = sql<{ lines: number }>`
    select coalesce(sum(sums.lines), 0)::bigint as lines
    from bill_tracks part
    join posting_titles taken on taken.posting_id = ${lines.postingId} and taken.work_id = part.work_id and taken.isrc = part.isrc
    join report_sums sums on sums.report_id = ${lines.reportId} and sums.title = taken.title
      and sums.sale_month = part.sale_month and sums.currency = part.currency
    join report_stores store on store.report_id = sums.report_id and store.store = sums.store and store.channel_id = ${lines.channelId}
    where part.bill_id = ${lines.billId}`
  return (await maybeOne(tx, written(query)))?.lines ?? 0
}

/** Where the report's text lies, and how it is read. */
export function findReportText(tx: Tx, reportId: number) {
  const query = sql<{ text_key: string | null; name: string; findings: unknown }>`
    select text_key, name, settings -> 'findings' as findings from income_reports where id = ${reportId}`
  return maybeOne(tx, written(query))
}
