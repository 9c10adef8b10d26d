// Which tables of a report count. Before it is posted it is read again where that changes its lines; of a posted one a table that was left unread
// comes as a later batch, which is a report of its own and is posted like every other.
import type { markReportTables } from '#contract/income/report-calls'
import type { TableMark } from '#contract/income/report-table'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { importJob } from '../importing/import-jobs'
import { moveReport } from '../move-report'
import { putReport, type ReportRow } from '../reports.queries'
import { listTables, putMark, type TableRow } from '../tables.queries'
import { lockOpenReport } from './open-report'
import { countBatches, insertBatch, putBatch } from './report-tables.queries'

type Context = CallContext<typeof markReportTables>
type Marked = TableRow & { mark: TableMark }

export async function markTheTables(context: Context) {
  const { tx, input, actor, client, now } = context
  const report = await lockOpenReport(tx, input)
  const tables = await listTables(tx, report.id)
  const marked = input.marks.map(({ number, mark }) => {
    const table = tables.find(one => one.number === number)
    if (!table) throw new Refusal('conflict', { text: 'income.cannotMove' })
    if (mark === 'counted' && table.findings.missing.length > 0) {
      throw new Refusal('conflict', { text: 'income.tableUnreadable' })
    }
    return { ...table, mark }
  })
  if (report.state === 'checked') await markBeforePosting(context, report, { tables, marked })
  else if (report.state === 'posted') await markUnread(context, report, marked)
  else throw new Refusal('conflict', { text: 'income.cannotMove' })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.tables', subject: 'report', subjectId: report.id },
    after: { name: report.name, ...Object.fromEntries(marked.map(({ name, mark }) => [name || '-', mark])) },
  })
  return null
}

async function markBeforePosting(
  { tx, actor, now }: Context,
  report: ReportRow,
  { tables, marked }: { tables: readonly TableRow[]; marked: readonly Marked[] },
) {
  for (const { number, mark } of marked) {
    await putMark(tx, { reportId: report.id, number, mark }, { staffId: actor.staffId, now })
  }
  const current = tables.map(table => marked.find(({ number }) => number === table.number) ?? table)
  const isCounted = ({ mark, is_read }: TableRow) => (mark ? mark === 'counted' : is_read)
  if (current.every(table => table.mark === 'leftOut'))
    await moveReport(tx, report, 'discard', { failure: null })
  else if (current.every(table => isCounted(table) === table.is_read)) await putReport(tx, report.id, {})
  else {
    // The person who set its columns before still counts.
    await moveReport(tx, report, 'readAgain', { checked_by: null, checked_at: null })
    await enqueue(tx, importJob, { reportId: report.id })
  }
}

async function markUnread({ tx, actor, now }: Context, report: ReportRow, marked: readonly Marked[]) {
  let batches = await countBatches(tx, report.id)
  for (const { number, mark, name, is_read, batch_id } of marked) {
    if (is_read || batch_id !== null) throw new Refusal('conflict', { text: 'income.cannotMove' })
    await putMark(tx, { reportId: report.id, number, mark }, { staffId: actor.staffId, now })
    if (mark === 'leftOut') continue
    const batchId = await insertBatch(tx, {
      ...{ payerId: report.payer_id, name: report.name, fileKey: report.file_key, batchOf: report.id },
      // Unlike any name within an archive, which never begins with a slash.
      entry: `/${++batches} ${name}`,
      ...{ table: name, staffId: actor.staffId, now },
    })
    await putBatch(tx, { reportId: report.id, number }, batchId)
    await enqueue(tx, importJob, { reportId: batchId })
  }
  await putReport(tx, report.id, {})
}
