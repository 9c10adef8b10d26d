import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import { type ChannelNames, channelOfBill } from '../bills/channel-of-bill'
import { billsOfCase } from '../disputes/bills-of-case'

export interface DeskBillRow {
  id: number
  month: string
  sp_names: ChannelNames
  currency: string
  total_minor: string
  share_minor: string
  status: number
  remarks: string
  held_for: number | null
  tag: string
  member_id: number
  member: string
  report_id: number
  report: string
}

export interface DeskBillFilter {
  reportId?: number
  memberId?: number
  /** With a part of what a claim is about. */
  caseId?: number
  /** A part of the member's name or the channel's, in whichever language; their number; or a month. */
  words?: string
  before?: number
  limit: number
}

export function listDeskBillRows(tx: Tx, filter: DeskBillFilter): Promise<DeskBillRow[]> {
  const { reportId, memberId, caseId, words, before, limit } = filter
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (reportId !== undefined) conditions.push(sql`posting.report_id = ${reportId}`)
  if (memberId !== undefined) conditions.push(sql`bill.member_id = ${memberId}`)
  if (caseId !== undefined) conditions.push(sql`bill.id in (${billsOfCase(caseId)})`)
  if (words)
    conditions.push(
      sql`(position(lower(${words}) in lower(member.nickname)) > 0 or bill.member_id::text = ${words}
        or to_char(bill.month, 'YYYY-MM') = ${words} or bill.channel_id in (
          select channel.id from channels channel, jsonb_each_text(channel.name) named where position(lower(${words}) in lower(named.value)) > 0))`,
    )
  if (before !== undefined) conditions.push(sql`bill.id < ${before}`)
  const query = sql<DeskBillRow>`
    select bill.id, bill.month, ${channelOfBill} as sp_names, bill.currency, bill.total_minor::text, bill.share_minor::text, bill.status, bill.remarks, bill.held_for, bill.tag,
           bill.member_id, member.nickname as member, report.id as report_id, report.name as report
    from bills bill
    join postings posting on posting.id = bill.posting_id
    join income_reports report on report.id = posting.report_id
    join members member on member.id = bill.member_id
    where ${sql.join(conditions, sql` and `)} order by bill.id desc limit ${limit}`
  return rows(tx, written(query))
}
