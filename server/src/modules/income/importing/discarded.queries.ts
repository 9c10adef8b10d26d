import { sql } from 'kysely'
import { execute, maybeOne, rows, type Tx, written } from '../../../platform/database/query'

/** Discarded reports whose lines are still there. Each is looked up by its index: to join them would read every line there is. */
export async function listToForget(tx: Tx): Promise<number[]> {
  const query = sql<{ id: number }>`
    select report.id from income_reports report
    cross join lateral (select from report_lines line where line.report_id = report.id limit 1) kept
    where report.state = 'discarded' order by report.id`
  return (await rows(tx, written(query))).map(({ id }) => id)
}

export async function findLastLine(tx: Tx, reportId: number): Promise<number> {
  const query = sql<{
    last: number | null
  }>`select max(line) as last from report_lines where report_id = ${reportId}`
  return (await maybeOne(tx, written(query)))?.last ?? 0
}

/**
 * A portion of them, from one line to another: the index finds these and no others. To look for the next so many would read all that are left, once a
 * portion.
 */
export async function forgetSomeLines(
  tx: Tx,
  reportId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  const query = sql`
    delete from report_lines where report_id = ${reportId} and line > ${after} and line <= ${upTo}
      and exists (select from income_reports where id = ${reportId} and state = 'discarded')`
  await execute(tx, written(query))
}

/** By which it would be found to be like another. */
export async function forgetMarks(tx: Tx, reportId: number): Promise<void> {
  const query = sql`delete from report_marks mark using income_reports report
    where mark.report_id = ${reportId} and report.id = mark.report_id and report.state = 'discarded'`
  await execute(tx, written(query))
}
