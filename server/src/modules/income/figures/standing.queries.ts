import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, rows, type Tx } from '../../../platform/database/query'

/** What a member's bills come to, by where they stand. */
export function sumStanding(tx: Tx, memberId: number, currency: Currency) {
  return rows(
    tx,
    build
      .selectFrom('bills as bill')
      .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
      .innerJoin('income_reports as report', 'report.id', 'posting.report_id')
      .select([
        'bill.status',
        sql<number>`count(*)::int`.as('bills'),
        sql<string>`sum(bill.share_minor)::text`.as('share_minor'),
        sql<number>`count(*) filter (where bill.confirmed_at is null)::int`.as('unanswered'),
        sql<number>`count(*) filter (where report.covered_at is null)::int`.as('uncovered'),
        sql<number>`count(*) filter (where bill.tag = 'adjustment')::int`.as('adjustments'),
      ])
      .where('bill.member_id', '=', memberId)
      .where('bill.currency', '=', currency)
      .groupBy('bill.status')
      .orderBy('bill.status'),
  )
}
