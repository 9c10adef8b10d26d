// Stopping, reading again and putting aside. What was posted is never touched by any of them: it is reversed.
import { isDeepStrictEqual } from 'node:util'
import type { cancelReport, checkReport, discardReport, readReportAgain } from '#contract/income/report-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { importJob } from '../importing/import-jobs'
import { moveReport } from '../move-report'
import { putReport } from '../reports.queries'
import { listTables } from '../tables.queries'
import { payerOf, putGiven, putTableGiven } from './decisions.queries'
import { lockOpenReport } from './open-report'
import { lockPayer, putPayerReading } from './payers.queries'

export async function cancelTheReport({ tx, input, actor, client, now }: CallContext<typeof cancelReport>) {
  const report = await lockOpenReport(tx, input)
  await moveReport(tx, report, 'cancel')
  const about = { actor, client, now, subject: 'report', subjectId: report.id }
  await recordAudit(tx, { ...about, action: 'report.cancel', after: { name: report.name } })
  return null
}

export async function readTheReportAgain(context: CallContext<typeof readReportAgain>) {
  const { tx, input, actor, client, now } = context
  const { given, table, is_remembered: isRemembered } = input
  if (isRemembered && table !== undefined) throw new Refusal('conflict', { text: 'income.cannotMove' })
  // The payer before its report, as everywhere (lock-order.ts).
  const payerId = await payerOf(tx, input.id)
  const payer = isRemembered && payerId !== undefined ? await lockPayer(tx, payerId) : undefined
  const report = await lockOpenReport(tx, input)
  const about = { actor, client, now, subject: 'report', subjectId: report.id }
  const name = table === undefined ? undefined : await nameOfTable(tx, report.id, table)
  await moveReport(tx, report, 'readAgain', {
    failure: null,
    same_as: null,
    reread_by: actor.staffId,
    checked_by: null,
    checked_at: null,
    // Another report may be of the same bytes by now. Reading them tells.
    sha256: report.state === 'checked' ? report.sha256 : null,
  })
  if (name === undefined) await putGiven(tx, report.id, given)
  else await putTableGiven(tx, report.id, name, given)
  if (payer && !isDeepStrictEqual(payer.reading, given))
    await putPayerReading(tx, payer.id, given, { staffId: actor.staffId, now })
  await enqueue(tx, importJob, { reportId: report.id })
  const after = { name: report.name, ...(name !== undefined && { table: name }), ...given }
  await recordAudit(tx, { ...about, action: 'report.readAgain', after })
  return null
}

async function nameOfTable(tx: Tx, reportId: number, number: number): Promise<string> {
  const table = (await listTables(tx, reportId)).find(one => one.number === number)
  if (!table) throw new Refusal('conflict', { text: 'income.cannotMove' })
  return table.name
}

export async function discardTheReport({ tx, input, actor, client, now }: CallContext<typeof discardReport>) {
  const report = await lockOpenReport(tx, input)
  await moveReport(tx, report, 'discard', { failure: null })
  const about = { actor, client, now, subject: 'report', subjectId: report.id }
  await recordAudit(tx, { ...about, action: 'report.discard', after: { name: report.name } })
  return null
}

/** Of one that somebody brought in, that was done by bringing it in. */
export async function checkTheReport({ tx, input, actor, client, now }: CallContext<typeof checkReport>) {
  const report = await lockOpenReport(tx, input)
  if (report.state !== 'checked' || report.imported_by !== null) {
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  }
  await putReport(tx, report.id, { checked_by: actor.staffId, checked_at: now })
  const about = { actor, client, now, subject: 'report', subjectId: report.id }
  await recordAudit(tx, { ...about, action: 'report.check', after: { name: report.name } })
  return null
}
