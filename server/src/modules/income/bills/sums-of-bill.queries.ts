// The way from a bill to its lines that costs no more at the end of a million of them than at the beginning: from part to part of the bill,
// and within each from sum to sum of its titles, each found by an index.
import { type RawBuilder, sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import type { BillLineRow } from './bill-lines.queries'
import { lineAt } from './line-at'

export interface SumsOfBill {
  billId: number
  postingId: number
  reportId: number
  channelId: number
  /** No other than this one. */
  part?: { workId: number; isrc: string; saleMonth: string; currency: string }
}

export interface SumOfBill {
  work_id: number
  isrc: string
  sale_month: string
  currency: string
  exchange: string
  split: string
  rate: string
  title: number
  store: number
  lines: number
}

/** In the order in which the index of a bill's parts has them; titles of a part in that of the report. */
export function listSumRows(
  tx: Tx,
  { billId, postingId, reportId, channelId, part: only }: SumsOfBill,
  after: SumOfBill | undefined,
  limit: number,
): Promise<SumOfBill[]> {
  const conditions: RawBuilder<unknown>[] = [sql`part.bill_id = ${billId}`]
  if (only) {
    conditions.push(sql`part.work_id = ${only.workId} and part.isrc = ${only.isrc}
      and part.sale_month = ${`${only.saleMonth}-01`}::date and part.currency = ${only.currency}`)
  }
  const place = after && sql`(${after.work_id}, ${after.isrc}, ${after.sale_month}::date, ${after.currency})`
  const ofPart = sql`(part.work_id, part.isrc, part.sale_month, part.currency)`
  if (place) conditions.push(sql`${ofPart} >= ${place}`)
  const isBeyond = after
    ? sql`(${ofPart} > ${place} or (sums.title, sums.store) > (${after.title}::integer, ${after.store}::smallint))`
    : sql`true`
  const query = sql<SumOfBill>`
    select part.work_id, part.isrc, part.sale_month, part.currency, part.exchange::text as exchange, part.split::text as split,
           part.rate::text as rate, sums.title, sums.store, sums.lines
    from bill_tracks part
    cross join lateral (
      select sums.title, sums.store, sums.lines
      from posting_titles taken
      join report_sums sums on sums.report_id = ${reportId} and sums.title = taken.title
        and sums.sale_month = part.sale_month and sums.currency = part.currency
      join report_stores store on store.report_id = sums.report_id and store.store = sums.store and store.channel_id = ${channelId}
      where taken.posting_id = ${postingId} and taken.work_id = part.work_id and taken.isrc = part.isrc and ${isBeyond}
      order by sums.title, sums.store
    ) sums
    where ${sql.join(conditions, sql` and `)}
    order by part.work_id, part.isrc, part.sale_month, part.currency, sums.title, sums.store limit ${limit}`
  return rows(tx, written(query))
}

/** Some of the lines of a sum, by their places in it from 1 on. */
export interface PiecesOfSum {
  sum: SumOfBill
  from: number
  to: number
}

/** Each sum and each line is looked up by itself: joined plainly, the planner might read a whole report for them. */
export function listLinesOfSums(
  tx: Tx,
  reportId: number,
  pieces: readonly PiecesOfSum[],
): Promise<BillLineRow[]> {
  const all = <T>(of: (piece: PiecesOfSum) => T) => pieces.map(of)
  const query = sql<BillLineRow>`
    select line.line, piece.work_id, piece.isrc, title.name as title, title.release, line.sale_month, store.name as store, line.country,
           used.name as usage, line.quantity, trim_scale(line.amount)::text as amount, line.currency, trim_scale(piece.exchange)::text as exchange,
           trim_scale(piece.split)::text as split, trim_scale(piece.rate)::text as rate,
           trim_scale(line.amount * piece.exchange * piece.split * piece.rate)::text as exact, line.at, line.size
    from unnest(
      ${all(({ sum }) => sum.title)}::integer[], ${all(({ sum }) => sum.store)}::smallint[], ${all(({ sum }) => sum.sale_month)}::date[],
      ${all(({ sum }) => sum.currency)}::text[], ${all(({ from }) => from)}::integer[], ${all(({ to }) => to)}::integer[],
      ${all(({ sum }) => sum.work_id)}::bigint[], ${all(({ sum }) => sum.isrc)}::text[], ${all(({ sum }) => sum.exchange)}::numeric[],
      ${all(({ sum }) => sum.split)}::numeric[], ${all(({ sum }) => sum.rate)}::numeric[]
    ) with ordinality as piece (title, store, sale_month, currency, first, last, work_id, isrc, exchange, split, rate, place)
    cross join lateral (
      select numbers.number from report_sums sums
      cross join lateral unnest(sums.line_numbers[piece.first:piece.last]) as numbers (number)
      where sums.report_id = ${reportId} and sums.title = piece.title and sums.store = piece.store
        and sums.sale_month = piece.sale_month and sums.currency = piece.currency
      offset 0
    ) listed
    cross join ${lineAt(reportId, sql`listed.number`)}
    join report_titles title on title.report_id = ${reportId} and title.title = piece.title
    join report_stores store on store.report_id = ${reportId} and store.store = piece.store
    join report_usages used on used.report_id = ${reportId} and used.usage = line.usage
    order by piece.place, line.line`
  return rows(tx, written(query))
}
