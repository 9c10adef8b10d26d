import { build, maybeOne, rows, type Tx } from '../../../platform/database/query'

export interface SeededRow {
  id: number
  state: string
}

export function findSeeded(tx: Tx, payerId: number, name: string): Promise<SeededRow | undefined> {
  return maybeOne(
    tx,
    build
      .selectFrom('income_reports')
      .select(['id', 'state'])
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
