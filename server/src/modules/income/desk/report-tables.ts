// What the check page shows of a report's tables, and of the files that came with it.
import type { OutputOf } from '#contract/call'
import type { Currency } from '#contract/currency'
import type { readIncomeReport } from '#contract/income/report-calls'
import type { ReportState } from '#contract/income/report-state'
import type { Tx } from '../../../platform/database/query'
import { findReport } from '../reports.queries'
import { listFiles, listTables } from '../tables.queries'
import { listNames } from './report-tables.queries'

type Shown = OutputOf<typeof readIncomeReport>

export async function tablesOf(tx: Tx, reportId: number): Promise<Shown['tables']> {
  const tables = await listTables(tx, reportId)
  const names = await listNames(
    tx,
    tables.flatMap(({ marked_by }) => marked_by ?? []),
  )
  return tables.map(table => ({
    ...{ number: table.number, name: table.name, is_hidden: table.is_hidden, rows: table.rows },
    layout: table.findings.layout.value,
    sums: Object.entries(table.sums).map(([currency, amount]) => ({
      currency: currency as Currency,
      amount,
    })),
    ...{ proposal: table.proposal, totals_of: table.totals_of, mark: table.mark },
    marked: table.marked_at && {
      by: names.get(table.marked_by ?? 0) ?? '',
      at: table.marked_at.toISOString(),
    },
    ...{ is_read: table.is_read, batch_id: table.batch_id },
    ...{ missing: table.findings.missing, given: table.given },
  }))
}

export async function filesOf(tx: Tx, reportId: number): Promise<Shown['files']> {
  const files = await listFiles(tx, reportId)
  return files.map(file => ({ ...file, state: file.state as ReportState }))
}

export async function batchOf(tx: Tx, reportId: number): Promise<Shown['batch_of']> {
  const report = await findReport(tx, reportId)
  const whole = report?.batch_of == null ? undefined : await findReport(tx, report.batch_of)
  return whole && report ? { id: whole.id, name: whole.name, table: report.batch_table } : null
}
