// A report that somebody decides about: held until it is decided, as it was when they looked, and not in a worker's hands.
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import '../income.texts'
import { lockReport, type ReportRow } from '../reports.queries'
import './desk.texts'

export async function lockOpenReport(
  tx: Tx,
  { id, version }: { id: number; version?: number },
): Promise<ReportRow> {
  const report = await lockReport(tx, id)
  if (!report) throw new Refusal('notFound')
  if (report.pending !== null) throw new Refusal('conflict', { text: 'income.underWay' })
  if (version !== undefined && report.version !== version) {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  return report
}
