import { type SqlBool, sql } from 'kysely'
import type { BillStatus } from '#contract/income/bill-status'
import { build, rows, type Tx } from '../../../platform/database/query'

export interface BillFilter {
  memberId: number
  status?: BillStatus
  /** The last one that was shown. */
  after?: { month: string; id: number }
  limit: number
}

/** The newest month first. Amounts come as text: they may be larger than a number holds. */
export function listBillRows(tx: Tx, { memberId, status, after, limit }: BillFilter) {
  let query = build
    .selectFrom('bills')
    .select([
      'id',
      'month',
      'sp_name',
      'currency',
      sql<string>`total_minor::text`.as('total_minor'),
      sql<string>`share_minor::text`.as('share_minor'),
      'status',
      'remarks',
      'tag',
    ])
    .where('member_id', '=', memberId)
    .orderBy('month', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (status !== undefined) query = query.where('status', '=', status)
  if (after) query = query.where(sql<SqlBool>`(month, id) < (${after.month}::date, ${after.id})`)
  return rows(tx, query)
}

export function sumBills(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('bills')
      .select([
        'status',
        'currency',
        sql<number>`count(*)::int`.as('bills'),
        sql<string>`sum(total_minor)::text`.as('total_minor'),
        sql<string>`sum(share_minor)::text`.as('share_minor'),
      ])
      .where('member_id', '=', memberId)
      .groupBy(['status', 'currency'])
      .orderBy('currency')
      .orderBy('status'),
  )
}
