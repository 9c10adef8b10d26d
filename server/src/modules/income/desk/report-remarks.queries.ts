import { build, maybeOne, rows, type Tx } from '../../../platform/database/query'

export interface RemarkFilter {
  reportId: number
  what?: string
  after?: number
  limit: number
}

export function listRemarkRows(tx: Tx, { reportId, what, after, limit }: RemarkFilter) {
  let query = build
    .selectFrom('report_remarks')
    .select(['line', 'what', 'reason', 'column_name', 'cell', 'amount', 'currency', 'at', 'size'])
    .where('report_id', '=', reportId)
    .orderBy('line')
    .limit(limit)
  if (what !== undefined) query = query.where('what', '=', what)
  if (after !== undefined) query = query.where('line', '>', after)
  return rows(tx, query)
}

export function findReportText(tx: Tx, reportId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('income_reports')
      .select(['id', 'name', 'entry', 'file_key', 'text_key'])
      .where('id', '=', reportId),
  )
}
