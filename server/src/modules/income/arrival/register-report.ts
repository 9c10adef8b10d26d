// However a report arrives: its file is kept, it stands in the list, and a worker reads it.
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { importJob } from '../importing/import-jobs'
import { insertReport, insertReportFile, type NewReport } from '../importing/importing.queries'

export async function registerReport(tx: Tx, report: NewReport & { size: number }): Promise<number> {
  const { fileKey, size, now } = report
  await insertReportFile(tx, { key: fileKey, size, now })
  const reportId = await insertReport(tx, report)
  await enqueue(tx, importJob, { reportId })
  return reportId
}
