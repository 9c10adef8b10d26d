// Stopping, reading again and putting aside. What was posted is never touched by any of them: it is reversed.
import { isDeepStrictEqual } from 'node:util'
import type { cancelReport, checkReport, discardReport, readReportAgain } from '#contract/income/report-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { importJob } from '../importing/import-jobs'
import { moveReport } from '../move-report'
import { putReport } from '../reports.queries'
import { payerOf, putGiven } from './decisions.queries'
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
  const { given, is_remembered: isRemembered } = input
  // The payer before its report, as everywhere (lock-order.ts).
  const payerId = await payerOf(tx, input.id)
  const payer = isRemembered && payerId !== undefined ? await lockPayer(tx, payerId) : undefined
  const report = await lockOpenReport(tx, input)
  await moveReport(tx, report, 'readAgain', {
    failure: null,
    same_as: null,
    reread_by: actor.staffId,
    checked_by: null,
    checked_at: null,
    // Another report may be of the same bytes by now. Reading them tells.
    sha256: report.state === 'checked' ? report.sha256 : null,
  })
  await putGiven(tx, report.id, given)
  if (payer && !isDeepStrictEqual(payer.reading, given))
    await putPayerReading(tx, payer.id, given, { staffId: actor.staffId, now })
  await enqueue(tx, importJob, { reportId: report.id })
  const about = { actor, client, now, subject: 'report', subjectId: report.id }
  await recordAudit(tx, { ...about, action: 'report.readAgain', after: { name: report.name, ...given } })
  return null
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
