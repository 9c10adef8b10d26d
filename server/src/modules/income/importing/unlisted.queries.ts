import { sql } from 'kysely'
import type { ReadingFindings, ReadingOverrides } from '#contract/income/reading'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'

/** The next report whose tables were never listed. One that is about to be posted is left for the next time. */
export function findUnlisted(tx: Tx): Promise<{ id: number; state: string } | undefined> {
  const query = sql<{ id: number; state: string }>`
    select id, state from income_reports
    where agent_id = ${tx.agentId} and tables_listed_at is null and text_key is not null and pending is null
      and state in ('checked', 'posted', 'counted', 'reversed')
    order by id limit 1`
  return maybeOne(tx, written(query))
}

export interface OldReading {
  name: string
  entry: string
  file_key: string
  text_key: string
  currency: string
  given: ReadingOverrides | null
  findings: ReadingFindings
}

/** How a posted report was read. */
export function findOldReading(tx: Tx, reportId: number): Promise<OldReading | undefined> {
  const query = sql<OldReading>`
    select report.name, report.entry, report.file_key, report.text_key, payer.currency,
           coalesce(payer.reading, '{}'::jsonb) || coalesce(report.settings -> 'given', '{}'::jsonb) as given,
           report.settings -> 'findings' as findings
    from income_reports report join payers payer on payer.id = report.payer_id
    where report.id = ${reportId} and report.text_key is not null`
  return maybeOne(tx, written(query))
}

/** Whether lines of it were read between these two. */
export async function hasLinesBetween(
  tx: Tx,
  reportId: number,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const query = sql<{ is_there: boolean }>`
    select exists (select from report_lines where report_id = ${reportId} and line >= ${from} and line < ${to}) as is_there`
  return (await rows(tx, written(query)))[0]?.is_there ?? false
}
