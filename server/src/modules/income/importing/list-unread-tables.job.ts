// Reports that were read before their tables were listed. Of a workbook one sheet was read and the others were left out without a word: what was
// posted so gets the list of its tables, once, and staff find it under the reports with unread sheets. What was not posted yet is read again.
import { z } from 'zod'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { enqueue } from '../../../platform/jobs/job'
import { moveReport } from '../move-report'
import { ReportRefused } from '../reading/report-refused'
import { lockReport, putReport } from '../reports.queries'
import { insertTables, listTables } from '../tables.queries'
import { importJob } from './import-jobs'
import { findUnlisted } from './unlisted.queries'
import { unreadTables } from './unread-tables'

export const listUnreadTables: Job<Record<string, never>> = {
  name: 'listUnreadTables',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyMinutes: 10,
  async run(context) {
    for (;;) {
      const found = await context.database.read(context.agentId, findUnlisted)
      if (!found) return
      if (found.state === 'checked') await readAgain(context, found.id)
      else await list(context, found.id)
    }
  },
}

async function readAgain({ agentId, database }: JobContext<unknown>, reportId: number): Promise<void> {
  await database.change(agentId, async tx => {
    const report = await lockReport(tx, reportId)
    if (report?.state !== 'checked' || report.pending !== null || report.tables_listed_at !== null) return
    await moveReport(tx, report, 'readAgain', { checked_by: null, checked_at: null })
    await enqueue(tx, importJob, { reportId })
  })
}

async function list({ agentId, database, services, log }: JobContext<unknown>, reportId: number) {
  const place = { database, storage: services.storage, agentId }
  const tables = await unreadTables(place, reportId).catch(error => {
    if (!(error instanceof ReportRefused)) throw error
    // Its file is gone or damaged since: there is nothing that anybody could list.
    log.warn({ reportId, reason: error.reason }, 'the tables of a posted report cannot be listed')
    return []
  })
  await database.change(agentId, async tx => {
    const report = await lockReport(tx, reportId)
    if (!report || report.tables_listed_at !== null) return
    if ((await listTables(tx, reportId)).length === 0) await insertTables(tx, reportId, tables)
    await putReport(tx, reportId, { tables_listed_at: new Date() })
  })
}
