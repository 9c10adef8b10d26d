// The lines of the report behind a bill: of titles that its posting took, in its channel, and of recordings that its member has a part
// in. Nothing else of the report is ever read for a member.
import { sql } from 'kysely'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { lineAt } from './line-at'

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
const partsOf = ({ billId, postingId, reportId, channelId, track }: LinesOfBill) => sql`
  from bill_tracks part
  join posting_titles taken on taken.posting_id = ${postingId} and taken.work_id = part.work_id and taken.isrc = part.isrc
  join report_sums sums on sums.report_id = ${reportId} and sums.title = taken.title
    and sums.sale_month = part.sale_month and sums.currency = part.currency
  join report_stores store on store.report_id = sums.report_id and store.store = sums.store and store.channel_id = ${channelId}
  ${track ? sql`where part.bill_id = ${billId} and part.work_id = ${track.workId} and part.isrc = ${track.isrc}` : sql`where part.bill_id = ${billId}`}`

/** Numbers of lines, then the lines: of a bill with a million of them no more than `most` are looked at, where nothing else is asked of them. */
export const linesOf = (lines: LinesOfBill, most?: number) => sql<BillLineRow>`
  with listed as materialized (
    select number, part.* from (
      select part.work_id, part.isrc, part.exchange, part.split, part.rate, sums.title, store.name as store, sums.line_numbers ${partsOf(lines)}
    ) part cross join lateral unnest(part.line_numbers) as number
    ${numbersOf(lines, most)}
  )
  select line.line, listed.work_id, listed.isrc, title.name as title, title.release, line.sale_month, listed.store, line.country,
         used.name as usage, line.quantity, trim_scale(line.amount)::text as amount, line.currency, trim_scale(listed.exchange)::text as exchange,
         trim_scale(listed.split)::text as split, trim_scale(listed.rate)::text as rate,
         trim_scale(line.amount * listed.exchange * listed.split * listed.rate)::text as exact, line.at, line.size
  from listed
  cross join ${lineAt(lines.reportId, sql`listed.number`)}
  join report_titles title on title.report_id = ${lines.reportId} and title.title = listed.title
  join report_usages used on used.report_id = ${lines.reportId} and used.usage = line.usage
  ${placesOf(lines)}`

function numbersOf({ line, after, country, usage }: LinesOfBill, most?: number) {
  const isPaged = most !== undefined && country === undefined && usage === undefined
  return sql`where ${line === undefined ? sql`true` : sql`number = ${line}`} and ${after === undefined ? sql`true` : sql`number > ${after}`}
    ${isPaged ? sql`order by number limit ${most}` : sql``}`
}

function placesOf({ country, usage }: LinesOfBill) {
  return sql`where ${country === undefined ? sql`true` : sql`line.country = ${country}`} and ${usage === undefined ? sql`true` : sql`used.name = ${usage}`}`
}

export function listLineRows(tx: Tx, lines: LinesOfBill, limit: number) {
  return rows(tx, written(sql<BillLineRow>`${linesOf(lines, limit)} order by line.line limit ${limit}`))
}

export async function countLines(tx: Tx, lines: LinesOfBill): Promise<number> {
  // The sums that the posting read say it without a look at the lines.
  const query = sql<{ lines: number }>`select coalesce(sum(sums.lines), 0)::bigint as lines ${partsOf(lines)}`
  return (await maybeOne(tx, written(query)))?.lines ?? 0
}

/** Where the report's text lies, and how it is read. */
export function findReportText(tx: Tx, reportId: number) {
  const query = sql<{ text_key: string | null; name: string; findings: unknown }>`
    select text_key, name, settings -> 'findings' as findings from income_reports where id = ${reportId}`
  return maybeOne(tx, written(query))
}
