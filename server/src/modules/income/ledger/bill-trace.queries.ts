// From a bill to lines of a report, and from a line to the entries its money went into.
import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { LedgerTransactionKind } from '#contract/income/ledger-accounts'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { type ChannelNames, channelOfBill } from '../bills/channel-of-bill'
import { lineAt } from '../bills/line-at'
import type { AccountRow } from './ledger-pages.queries'

export interface TracedBill {
  id: number
  month: string
  sp_names: ChannelNames
  currency: Currency
  share: string
  total: string
  exact: string
  rest_before: string
  rest_after: string
  member_id: number
  member_name: string
  posting_id: number
  channel_id: number
  report_id: number
  report_name: string
  payer_name: string
}

export function findTracedBill(tx: Tx, billId: number): Promise<TracedBill | undefined> {
  const query = sql<TracedBill>`
    select bill.id, bill.month, ${channelOfBill} as sp_names, bill.currency, bill.share_minor::text as share, bill.total_minor::text as total,
           trim_scale(bill.exact)::text as exact, trim_scale(bill.rest_before)::text as rest_before,
           trim_scale(bill.rest_after)::text as rest_after, member.id as member_id, member.nickname as member_name,
           bill.posting_id, bill.channel_id, report.id as report_id, report.name as report_name, payer.name as payer_name
    from bills bill join members member on member.id = bill.member_id
    join postings posting on posting.id = bill.posting_id
    join income_reports report on report.id = posting.report_id
    join payers payer on payer.id = report.payer_id
    where bill.id = ${billId}`
  return maybeOne(tx, written(query))
}

export interface TracedTrack {
  work_id: number
  isrc: string
  title: string
  sale_month: string
  currency: Currency
  plays: number
  amount: string
  exchange: string
  split: string
  rate: string
  exact: string
}

/** Where a page of parts ended. */
export interface TracedPlace {
  exact: string
  work_id: number
  isrc: string
  sale_month: string
  currency: string
}

/** The largest first. */
export function listTracedTracks(
  tx: Tx,
  { billId, after, limit }: { billId: number; after?: TracedPlace; limit: number },
): Promise<TracedTrack[]> {
  const beyond = after
    ? sql`(-part.exact, part.work_id, part.isrc, part.sale_month, part.currency)
        > (-(${after.exact}::numeric), ${after.work_id}, ${after.isrc}, ${after.sale_month}::date, ${after.currency})`
    : sql`true`
  const query = sql<TracedTrack>`
    select part.work_id, part.isrc, part.sale_month, part.currency, part.plays,
           coalesce((select track.details ->> 'title' from tracks track where track.work_id = part.work_id and track.isrc = part.isrc limit 1),
             work.title) as title,
           trim_scale(part.amount)::text as amount, trim_scale(part.exchange)::text as exchange, trim_scale(part.split)::text as split,
           trim_scale(part.rate)::text as rate, trim_scale(part.exact)::text as exact
    from bill_tracks part join works work on work.id = part.work_id
    where part.bill_id = ${billId} and ${beyond}
    order by part.exact desc, part.work_id, part.isrc, part.sale_month, part.currency limit ${limit}`
  return rows(tx, written(query))
}

export interface LineRow {
  line: number
  title: string
  store: string
  country: string
  usage: string
  quantity: number
  amount: string
  currency: string
}

const lineColumns = sql`line.line, title.name as title, store.name as store, line.country, usage.name as usage, line.quantity,
  trim_scale(line.amount)::text as amount, line.currency`
const lineNames = sql`
  join report_titles title on title.report_id = line.report_id and title.title = line.title
  join report_stores store on store.report_id = line.report_id and store.store = line.store
  join report_usages usage on usage.report_id = line.report_id and usage.usage = line.usage`

export interface LineFilter {
  billId: number
  reportId: number
  workId: number
  isrc: string
  saleMonth: string
  currency: Currency
  after?: number
  limit: number
}

/** Titles that the posting took for this recording lead to their lines; the bill's channel decides which of them count. */
export function listLineRows(tx: Tx, filter: LineFilter): Promise<LineRow[]> {
  const { billId, reportId, workId, isrc, saleMonth, currency, after, limit } = filter
  const query = sql<LineRow>`
    with listed as materialized (
      select number from report_sums sums
      join report_stores store on store.report_id = sums.report_id and store.store = sums.store
      cross join lateral unnest(sums.line_numbers) as number
      where sums.report_id = ${reportId} and sums.sale_month = ${`${saleMonth}-01`}::date and sums.currency = ${currency}
        and sums.title in (select taken.title from posting_titles taken join bills bill on bill.posting_id = taken.posting_id
          where bill.id = ${billId} and taken.work_id = ${workId} and taken.isrc = ${isrc})
        and store.channel_id = (select channel_id from bills where id = ${billId})
        and ${after === undefined ? sql`true` : sql`number > ${after}`}
      order by number limit ${limit}
    )
    select ${lineColumns} from listed cross join ${lineAt(reportId, sql`listed.number`)} ${lineNames}
    order by line.line`
  return rows(tx, written(query))
}

export interface ReportedLine extends LineRow {
  report_name: string
  payer_name: string
}

export function findLine(tx: Tx, reportId: number, line: number): Promise<ReportedLine | undefined> {
  const query = sql<ReportedLine>`
    select ${lineColumns}, report.name as report_name, payer.name as payer_name from report_lines line ${lineNames}
    join income_reports report on report.id = line.report_id join payers payer on payer.id = report.payer_id
    where line.report_id = ${reportId} and line.line = ${line}`
  return maybeOne(tx, written(query))
}

export interface LineEntry extends AccountRow {
  transaction_id: number
  position: number
  at: Date
  written_kind: LedgerTransactionKind
  amount: string
  bill_id: number | null
  bill_month: string | null
  sp_names: ChannelNames | null
}

/**
 * Where the money of a line went: what its channel's receivable was raised by, bills with a part of its recording and month, and what was in suspense
 * while nobody had matched it.
 */
export function listLineEntries(tx: Tx, reportId: number, line: number, most: number): Promise<LineEntry[]> {
  const query = sql<LineEntry>`
    with sold as (
      select line.*, store.channel_id from report_lines line
      join report_stores store on store.report_id = line.report_id and store.store = line.store
      where line.report_id = ${reportId} and line.line = ${line}
    ), about as (
      select entry.* from sold
      join posting_titles taken on taken.title = sold.title
      join postings posting on posting.id = taken.posting_id and posting.report_id = sold.report_id
      join bills bill on bill.posting_id = posting.id and bill.channel_id = sold.channel_id
      join bill_tracks part on part.bill_id = bill.id and part.work_id = taken.work_id and part.isrc = taken.isrc
        and part.sale_month = sold.sale_month and part.currency = sold.currency
      join ledger_entries entry on entry.bill_id = bill.id
      union
      select entry.* from sold
      join ledger_transactions written on written.report_id = sold.report_id and written.kind in ('posting', 'reversal')
      join ledger_entries entry on entry.transaction_id = written.id and entry.channel_id = sold.channel_id and entry.bill_id is null
      join ledger_accounts account on account.id = entry.account_id
      where account.kind = 'payer_receivable' and account.currency = sold.currency
         or account.kind = 'suspense' and not exists (select from report_titles title
           where title.report_id = sold.report_id and title.title = sold.title and title.posting_id is not null)
    )
    select about.transaction_id, about.position, written.at, written.kind as written_kind, about.amount::text as amount,
           account.id, account.kind, account.currency, account.balance::text as balance, account.member_id,
           member.nickname as member_name, account.payer_id, payer.name as payer_name,
           bill.id as bill_id, bill.month as bill_month, ${channelOfBill} as sp_names
    from about join ledger_transactions written on written.id = about.transaction_id
    join ledger_accounts account on account.id = about.account_id
    left join members member on member.id = account.member_id
    left join payers payer on payer.id = account.payer_id
    left join bills bill on bill.id = about.bill_id
    order by about.transaction_id, about.position limit ${most}`
  return rows(tx, written(query))
}
