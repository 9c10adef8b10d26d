// One bill, and what stands around it. Whose it is, is asked with it: another member's is not found.
import { sql } from 'kysely'
import { build, maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { channelOfBill } from './channel-of-bill'

export function findOwnBill(tx: Tx, memberId: number, billId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('bills as bill')
      .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
      .innerJoin('income_reports as report', 'report.id', 'posting.report_id')
      .innerJoin('payers as payer', 'payer.id', 'report.payer_id')
      .selectAll('bill')
      .select([
        sql<string>`bill.total_minor::text`.as('total_minor'),
        sql<string>`bill.share_minor::text`.as('share_minor'),
        'posting.report_id',
        'posting.posted_at',
        'posting.reversed_at',
        'posting.reversal_reason',
        'report.name as report_name',
        'report.covered_at',
        'payer.name as payer',
        channelOfBill.as('sp_names'),
      ])
      .where('bill.id', '=', billId)
      .where('bill.member_id', '=', memberId),
  )
}

export type OwnBill = NonNullable<Awaited<ReturnType<typeof findOwnBill>>>

/** The one it corrects, and the one that corrects it. */
export function listRelatedBills(tx: Tx, { id, corrects }: Pick<OwnBill, 'id' | 'corrects'>) {
  return rows(
    tx,
    build
      .selectFrom('bills as bill')
      .select(['id', 'month', channelOfBill.as('sp_names'), 'status', 'corrects'])
      .where(({ eb, or }) => or([eb('corrects', '=', id), ...(corrects ? [eb('id', '=', corrects)] : [])]))
      .orderBy('id'),
  )
}

export interface FlowRow {
  count: number
  work_id: number
  isrc: string
  title: string
  release: string
  paid: string
  part: string
  all_paid: string
  all_part: string
}

/** What the channel paid for which recording and the member's part of it, unrounded; those behind the `most` largest together, last. */
export function sumFlow(tx: Tx, billId: number, most: number) {
  const query = sql<FlowRow>`
    with sums as (
      select work_id, isrc, sum(amount * exchange) as paid, sum(amount * exchange * split) as part
      from bill_tracks where bill_id = ${billId} group by work_id, isrc
    ), ranked as (
      select sums.*, row_number() over (order by paid desc, work_id, isrc) as place, count(*) over () as count from sums
    ), shown as (
      select case when count <= ${most} then place else least(place, ${most}) end as place, count(*)::int as count,
             min(work_id) as work_id, min(isrc) as isrc, sum(paid) as paid, sum(part) as part,
             sum(sum(paid)) over () as all_paid, sum(sum(part)) over () as all_part
      from ranked group by 1
    )
    select shown.count, shown.work_id, shown.isrc, coalesce(track.title, work.title) as title, work.title as release,
           trim_scale(shown.paid)::text as paid, trim_scale(shown.part)::text as part,
           trim_scale(shown.all_paid)::text as all_paid, trim_scale(shown.all_part)::text as all_part
    from shown join works work on work.id = shown.work_id
    left join lateral (select details ->> 'title' as title from tracks where work_id = shown.work_id and isrc = shown.isrc order by id limit 1) track on true
    order by shown.place`
  return rows(tx, written(query))
}

/** Every rate and every exchange rate that its lines have. */
export function listFactors(tx: Tx, billId: number) {
  return rows(
    tx,
    build
      .selectFrom('bill_tracks')
      .select(['currency', 'exchange', 'rate'])
      .distinct()
      .where('bill_id', '=', billId)
      .orderBy('currency')
      .orderBy('rate'),
  )
}
