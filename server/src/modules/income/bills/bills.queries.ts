import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { BillStatus } from '#contract/income/bill-status'
import { build, rows, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'
import { type ChannelNames, channelOfBill } from './channel-of-bill'

/** Months by their first day, both included. */
export interface BillFilter {
  memberId: number
  from?: string
  to?: string
  channelId?: number
  status?: BillStatus
}

export interface BillPage extends BillFilter {
  /** The last one that was shown. */
  after?: { month: string; id: number }
  limit: number
}

/** The newest month first. Amounts come as text: they may be larger than a number holds. */
export function listBillRows(tx: Tx, { after, limit, ...filter }: BillPage) {
  let query = narrowed(filter)
    .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
    .innerJoin('income_reports as report', 'report.id', 'posting.report_id')
    .select([
      'bill.id',
      'bill.month',
      'bill.channel_id',
      channelOfBill.as('sp_names'),
      'bill.currency',
      sql<string>`bill.total_minor::text`.as('total_minor'),
      sql<string>`bill.share_minor::text`.as('share_minor'),
      'bill.plays',
      'bill.first_month',
      'bill.last_month',
      'bill.status',
      'bill.remarks',
      'bill.held_for',
      'bill.tag',
      'bill.corrects',
      'bill.confirms_at',
      'bill.confirmed_at',
      'bill.confirmed_by',
      'bill.changed_at',
      'report.covered_at',
      'posting.reversal_reason',
    ])
    .orderBy('bill.month', 'desc')
    .orderBy('bill.id', 'desc')
    .limit(limit)
  if (after) query = query.where(sql<SqlBool>`(bill.month, bill.id) < (${after.month}::date, ${after.id})`)
  return rows(tx, query)
}

export type ListedBill = Awaited<ReturnType<typeof listBillRows>>[number]

export function sumBills(tx: Tx, filter: BillFilter) {
  return rows(
    tx,
    narrowed(filter)
      .select(['bill.status', 'bill.currency', sql<number>`count(*)::int`.as('bills')])
      .select([
        sql<string>`sum(bill.total_minor)::text`.as('total_minor'),
        sql<string>`sum(bill.share_minor)::text`.as('share_minor'),
      ])
      .groupBy(['bill.status', 'bill.currency'])
      .orderBy('bill.currency')
      .orderBy('bill.status'),
  )
}

/** What was reversed is counted and not added. */
export function sumMonths(tx: Tx, filter: BillFilter) {
  const standing = sql<SqlBool>`bill.status <> 4`
  return rows(
    tx,
    narrowed(filter)
      .select([
        'bill.month',
        'bill.currency',
        sql<number>`count(*) filter (where ${standing})::int`.as('bills'),
        sql<number>`count(*) filter (where not ${standing})::int`.as('reversed'),
        sql<number>`coalesce(sum(bill.plays) filter (where ${standing}), 0)::bigint`.as('plays'),
        sql<string>`coalesce(sum(bill.total_minor) filter (where ${standing}), 0)::text`.as('total_minor'),
        sql<string>`coalesce(sum(bill.share_minor) filter (where ${standing}), 0)::text`.as('share_minor'),
      ])
      .groupBy(['bill.month', 'bill.currency'])
      .orderBy('bill.month', 'desc')
      .orderBy('bill.currency'),
  )
}

export function listBilledChannels(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('bills as bill')
      .select([
        'bill.channel_id as id',
        channelOfBill.as('names'),
        sql<string>`min(bill.month)`.as('first_month'),
      ])
      .where('bill.member_id', '=', memberId)
      .groupBy('bill.channel_id')
      .orderBy('bill.channel_id'),
  )
}

/** What channels are called, for bills that were read without it. */
export async function findChannelNames(
  tx: Tx,
  channelIds: readonly number[],
): Promise<Map<number, ChannelNames>> {
  const found = await rows(
    tx,
    build
      .selectFrom('channels')
      .select(['id', sql<ChannelNames>`name`.as('names')])
      .where(sql<SqlBool>`id = any(${channelIds}::bigint[])`),
  )
  return new Map(found.map(({ id, names }) => [id, names]))
}

function narrowed({ memberId, from, to, channelId, status }: BillFilter) {
  let query: SelectQueryBuilder<DB & { bill: DB['bills'] }, 'bill', object> = build
    .selectFrom('bills as bill')
    .where('bill.member_id', '=', memberId)
  if (from) query = query.where('bill.month', '>=', from)
  if (to) query = query.where('bill.month', '<=', to)
  if (channelId !== undefined) query = query.where('bill.channel_id', '=', channelId)
  if (status !== undefined) query = query.where('bill.status', '=', status)
  return query
}
