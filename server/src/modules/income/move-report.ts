// The only writer of a report's state: it takes the steps of the contract's table, or none.
import { type ReportEvent, type ReportState, reportAfter } from '#contract/income/report-state'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import './income.texts'
import { nothingNotDone } from './nothing-pending'
import { putReport, type ReportRow } from './reports.queries'

type Along = Omit<Parameters<typeof putReport>[2], 'state' | 'version'>

export async function moveReport(
  tx: Tx,
  report: ReportRow,
  event: ReportEvent,
  along: Along = {},
): Promise<void> {
  const to = reportAfter(report.state as ReportState, event)
  if (!to) {
    throw new Refusal('conflict', {
      text: 'income.cannotMove',
      log: { reportId: report.id, event, from: report.state },
    })
  }
  await putReport(tx, report.id, { ...along, ...nothingNotDone, state: to })
}
