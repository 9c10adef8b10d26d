// One decision for all lines of a title: in this report, in the payer's others that wait, and in those to come. What was posted stays
// as it was posted.
import type { matchTitle, undoMatch } from '#contract/income/suspense-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { payerOf } from '../desk/decisions.queries'
import { lockOpenReport } from '../desk/open-report'
import { lockPayer } from '../desk/payers.queries'
import { putChanged, type ReportRow } from '../reports.queries'
import { findRecording } from './recordings.queries'
import {
  findDecisionOf,
  insertDecision,
  listKeptDecisions,
  listSuspenseRows,
  lockDecision,
  lockReportsWith,
  lockTitles,
  putMatched,
  putUndone,
  putUnmatched,
  undoForKey,
} from './suspense.queries'

export async function matchTheTitle({ tx, input, actor, client, now }: CallContext<typeof matchTitle>) {
  const { key, work_id: workId, isrc } = input
  const payerId = await lockPayerOf(tx, input.report_id)
  const reports = await lockReportsWith(tx, { reportId: input.report_id, payerId, key })
  const report = await requireOpen(tx, input.report_id)
  const titles = await lockTitles(tx, report.id, key)
  if (titles.length === 0) throw new Refusal('notFound', { text: 'income.titleUnknown' })
  if (titles.every(({ posting_id }) => posting_id !== null)) {
    throw new Refusal('conflict', { text: 'income.titlePosted' })
  }
  const recording = await findRecording(tx, { workId, isrc })
  if (!recording)
    throw new Refusal('invalidInput', { fields: [{ field: 'work_id', text: 'income.recordingUnknown' }] })
  const before = await findDecisionOf(tx, { payerId, key })
  if (before) await requireNoneBeingPosted(tx, before.id)
  const [named] = await listSuspenseRows(tx, { reportId: report.id, show: 'open', keys: [key], limit: 1 })
  const decision = { payerId: report.payer_id, reportId: report.id, key, staffId: actor.staffId, now }
  await undoForKey(tx, decision)
  const decisionId = await insertDecision(tx, { ...decision, workId, isrc })
  await putMatched(tx, decisionId)
  await putChanged(tx, reports)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.match', subject: 'report', subjectId: report.id },
    after: { name: report.name, title: named?.name, recording: recording.title, isrc, workId },
  })
  return null
}

/** Before anything was posted by it, or somebody has decided to; after that a posting is reversed. */
export async function undoTheMatch({ tx, input, actor, client, now }: CallContext<typeof undoMatch>) {
  const payerId = await lockPayerOf(tx, input.report_id)
  const decision = await lockDecision(tx, input.decision_id)
  if (!decision || decision.payer_id !== payerId) throw new Refusal('notFound')
  const reports = await lockReportsWith(tx, { reportId: input.report_id, payerId, key: decision.key })
  const report = await requireOpen(tx, input.report_id)
  await requireNoneBeingPosted(tx, decision.id)
  if ((await listKeptDecisions(tx, [decision.id])).length > 0) {
    throw new Refusal('conflict', { text: 'income.titlePosted' })
  }
  if (decision.undone_at !== null) return null
  await putUnmatched(tx, decision.id)
  await putUndone(tx, decision.id, { staffId: actor.staffId, now })
  await putChanged(tx, reports)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'report.unmatch', subject: 'report', subjectId: report.id },
    before: { name: report.name, workId: decision.work_id, isrc: decision.work_isrc },
  })
  return null
}

/** The payer before its reports, as everywhere (lock-order.ts): what is decided is the payer's. */
async function lockPayerOf(tx: Tx, reportId: number): Promise<number> {
  const payerId = await payerOf(tx, reportId)
  if (payerId === undefined) throw new Refusal('notFound')
  await lockPayer(tx, payerId)
  return payerId
}

/** Held already. */
async function requireOpen(tx: Tx, reportId: number): Promise<ReportRow> {
  const report = await lockOpenReport(tx, { id: reportId })
  if (!['checked', 'posted'].includes(report.state))
    throw new Refusal('conflict', { text: 'income.cannotMove' })
  return report
}

/** What was decided about a report is done as it was decided. */
async function requireNoneBeingPosted(tx: Tx, decisionId: number): Promise<void> {
  const kept = await listKeptDecisions(tx, [decisionId])
  if (kept.some(({ is_being_posted }) => is_being_posted))
    throw new Refusal('conflict', { text: 'income.titleUnderWay' })
}
