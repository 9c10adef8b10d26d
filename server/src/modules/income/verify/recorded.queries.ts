// What people decided and signed: all that the second opinion takes over.
import { sql } from 'kysely'
import type { ReadingFindings } from '#contract/income/reading'
import { rows, type Tx, written } from '../../../platform/database/query'

export interface PostedReport {
  id: number
  name: string
  entry: string
  file_key: string
  text_key: string
  sha256: string
  /** Of the whole text, where no tables of it are listed. */
  findings: ReadingFindings
  sale_lines: number
  batch_table: string
  /** Its report's file, where it is a later batch. */
  whole_entry: string
}

export function listPostedReports(tx: Tx): Promise<PostedReport[]> {
  const query = sql<PostedReport>`
    select report.id, report.name, report.entry, report.file_key, report.text_key, encode(report.sha256, 'hex') as sha256,
           report.settings -> 'findings' as findings, report.sale_lines, report.batch_table, coalesce(whole.entry, report.entry) as whole_entry
    from income_reports report left join income_reports whole on whole.id = report.batch_of
    where report.state = 'posted' and report.text_key is not null order by report.id`
  return rows(tx, written(query))
}

/** Part of the text, and its lines. */
export interface ReadTable {
  findings: ReadingFindings
  line: number
  at: number
  size: number
}

export function listReadTables(tx: Tx, reportId: number): Promise<ReadTable[]> {
  const query = sql<ReadTable>`
    select findings, line, at, size from report_tables where report_id = ${reportId} and is_read order by line`
  return rows(tx, written(query))
}

/** Lines that are no sales, in their order: bytes of the text. */
export function listLeftOut(
  tx: Tx,
  reportId: number,
  isDsr: boolean,
): Promise<{ at: number; size: number }[]> {
  const query = sql<{ at: number; size: number }>`
    select at, size from report_remarks where report_id = ${reportId} and (what = 'refused' or (what <> 'noted' and not ${isDsr})) order by at`
  return rows(tx, written(query))
}

export interface RecordedTitle {
  title: number
  name: string
  isrc: string
  posting_id: number | null
  work_id: number | null
  work_isrc: string
}

export function listTitlesOf(tx: Tx, reportId: number): Promise<RecordedTitle[]> {
  const query = sql<RecordedTitle>`
    select title, name, isrc, posting_id, work_id, coalesce(work_isrc, '') as work_isrc from report_titles where report_id = ${reportId}`
  return rows(tx, written(query))
}

export function listStoresOf(tx: Tx, reportId: number) {
  const query = sql<{ store: number; name: string; channel_id: number }>`
    select store, name, channel_id from report_stores where report_id = ${reportId}`
  return rows(tx, written(query))
}

export function listRatesOf(tx: Tx, reportId: number) {
  const query = sql<{ currency: string; rate: string }>`
    select currency, rate::text from report_rates where report_id = ${reportId}`
  return rows(tx, written(query))
}

export interface RecordedPosting {
  id: number
  number: number
  currency: string
  posted_at: Date
  transaction_id: number
}

export function listStandingPostings(tx: Tx, reportId: number): Promise<RecordedPosting[]> {
  const query = sql<RecordedPosting>`
    select id, number, currency, posted_at, transaction_id from postings where report_id = ${reportId} and reversed_at is null order by number`
  return rows(tx, written(query))
}

export interface RecordedBill {
  id: number
  posting_id: number
  member_id: number
  channel_id: number
  exact: string
  total_minor: string
  share_minor: string
  rest_before: string
  made_for: number
}

export function listBillsOfReport(tx: Tx, reportId: number): Promise<RecordedBill[]> {
  const query = sql<RecordedBill>`
    select bill.id, bill.posting_id, bill.member_id, bill.channel_id, bill.exact::text, bill.total_minor::text, bill.share_minor::text, bill.rest_before::text,
           coalesce(bill.made_for, 0) as made_for
    from bills bill join postings posting on posting.id = bill.posting_id
    where posting.report_id = ${reportId} and posting.reversed_at is null and bill.tag = 'normal' order by bill.id`
  return rows(tx, written(query))
}

export interface SignedRate {
  work_id: number
  /** In China. */
  signed_on: string
  rate: string
}

/** Also those signed for a revision that has become the work. */
export function listSignedRates(tx: Tx, workIds: readonly number[]): Promise<SignedRate[]> {
  const query = sql<SignedRate>`
    select owned.id as work_id, (signed.signed_at at time zone 'Asia/Shanghai')::date as signed_on, signed.rate::text
    from unnest(${workIds}::bigint[]) as owned (id)
    join agreements signed on signed.work_id = owned.id
      or signed.work_id in (select id from works where revision_of = owned.id and closed_how = 'adopted')
    order by owned.id, signed.signed_at, signed.id`
  return rows(tx, written(query))
}

export interface AgreedPart {
  split_id: number
  isrc: string
  from_month: string
  settled_at: Date
  member_id: number
  part: number
}

export function listAgreedParts(tx: Tx, isrcs: readonly string[]): Promise<AgreedPart[]> {
  const query = sql<AgreedPart>`
    select split.id as split_id, split.isrc, split.from_month, split.settled_at, party.member_id, party.part
    from splits split join split_parties party on party.split_id = split.id
    where split.isrc = any(${isrcs}::text[]) and split.state = 'agreed' and party.part > 0 order by split.from_month, split.id, party.id`
  return rows(tx, written(query))
}

export function listOwners(tx: Tx, workIds: readonly number[]) {
  const query = sql<{
    id: number
    member_id: number
  }>`select id, member_id from works where id = any(${workIds}::bigint[])`
  return rows(tx, written(query))
}

export interface RecordedPart {
  posting_id: number
  work_id: number
  isrc: string
  sale_month: string
  member_id: number
  split: string
  rate: string
  made_for: number
}

/** As posted: for whole releases, whose tracks may have changed since, and for works whose rate nobody signed. */
export function listRecordedParts(tx: Tx, reportId: number): Promise<RecordedPart[]> {
  const query = sql<RecordedPart>`
    select distinct bill.posting_id, part.work_id, part.isrc, part.sale_month, bill.member_id, part.split::text, part.rate::text,
           coalesce(bill.made_for, 0) as made_for
    from bill_tracks part join bills bill on bill.id = part.bill_id join postings posting on posting.id = bill.posting_id
    where posting.report_id = ${reportId} and posting.reversed_at is null`
  return rows(tx, written(query))
}

/** What the payer owed for it in all when it was posted, and in which way that is rounded. */
export function listOwed(tx: Tx, reportId: number) {
  const query = sql<{ currency: string; amount: string; rounds: 'once' | 'each' | 'either' }>`
    select entry.currency, sum(entry.amount)::text as amount,
           case when report.rounded_once_at is null then 'each' when report.rounds_each_store then 'either' else 'once' end as rounds
    from income_reports report
    join ledger_transactions written on written.report_id = report.id and written.kind in ('posting', 'rounding')
    join ledger_entries entry on entry.transaction_id = written.id
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'payer_receivable'
    where report.id = ${reportId} group by entry.currency, report.id`
  return rows(tx, written(query))
}

/** What the ledger says the payer owed when it was posted, and what lies in suspense now. */
export function listLedgerOf(tx: Tx, reportId: number) {
  const query = sql<{ kind: string; currency: string; channel_id: number; amount: string }>`
    select account.kind, entry.currency, entry.channel_id, sum(entry.amount)::text as amount
    from ledger_transactions written
    join ledger_entries entry on entry.transaction_id = written.id
    join ledger_accounts account on account.id = entry.account_id
    where written.report_id = ${reportId} and entry.channel_id is not null and account.kind in ('payer_receivable', 'suspense')
    group by 1, 2, 3`
  return rows(tx, written(query))
}
