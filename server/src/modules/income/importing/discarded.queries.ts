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

/** A portion of them, and the last line that went; undefined: there are no more. */
export async function forgetSomeLines(
  tx: Tx,
  reportId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number | undefined> {
  const query = sql<{ last: number | null }>`
    with gone as (
      delete from report_lines where report_id = ${reportId} and line in (
        select line.line from report_lines line join income_reports report on report.id = line.report_id
        where line.report_id = ${reportId} and line.line > ${after} and report.state = 'discarded' order by line.line limit ${limit})
      returning line)
    select max(line) as last from gone`
  return (await maybeOne(tx, written(query)))?.last ?? undefined
}

/** By which it would be found to be like another. */
export async function forgetMarks(tx: Tx, reportId: number): Promise<void> {
  const query = sql`delete from report_marks mark using income_reports report
    where mark.report_id = ${reportId} and report.id = mark.report_id and report.state = 'discarded'`
  await execute(tx, written(query))
}
