import { sql } from 'kysely'
import { build, maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export interface SeededRow {
  id: number
  state: string
  is_usage_only: boolean
}

export function findSeeded(tx: Tx, payerId: number, name: string): Promise<SeededRow | undefined> {
  return maybeOne(
    tx,
    build
      .selectFrom('income_reports')
      .select(['id', 'state', 'is_usage_only'])
      .where('payer_id', '=', payerId)
      .where('name', '=', name)
      .orderBy('id')
      .limit(1),
  )
}

export function listSeededBills(tx: Tx, reportId: number) {
  return rows(
    tx,
    build
      .selectFrom('bills')
      .innerJoin('postings', 'postings.id', 'bills.posting_id')
      .select(['bills.id', 'bills.member_id'])
      .where('postings.report_id', '=', reportId)
      .where('bills.status', '=', 0)
      .orderBy('bills.id'),
  )
}

/** The one that brought least of those whose bills are all paid; none where a bill was corrected before. */
export async function findPaidReport(tx: Tx): Promise<number | undefined> {
  const query = sql<{ report_id: number }>`
    select posting.report_id from postings posting join bills bill on bill.posting_id = posting.id
    where posting.reversed_at is null and not exists (select from bills where tag = 'adjustment')
    group by posting.report_id having bool_and(bill.status = 3) and sum(bill.share_minor) > 0
    order by sum(bill.share_minor), posting.report_id limit 1`
  return (await maybeOne(tx, written(query)))?.report_id
}
