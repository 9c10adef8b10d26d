// What a worker could not do of what was decided about a report: kept on the report until the next try.
import type { Tx } from '../../../platform/database/query'
import type { Refusal } from '../../../platform/refusal'
import { hasText, say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { nothingPending } from '../nothing-pending'
import { lockReport, putReport } from '../reports.queries'

/** Nobody has done anything: the log names the system. */
const nobody = { actor: null, client: { address: '', userAgent: '' } }

export async function keepNotDone(tx: Tx, reportId: number, refusal: Refusal, now: Date): Promise<void> {
  const report = await lockReport(tx, reportId)
  if (!report || report.pending === null) return
  const { pending: what, pending_by: staffId } = report
  const text = refusal.details.text ?? ''
  // What has no words of its own is that the report is not what it was any more.
  const why = hasText(text) ? text : 'income.cannotMove'
  await putReport(tx, reportId, {
    ...nothingPending,
    ...{ not_done: what, not_done_by: staffId, not_done_text: why, not_done_at: now },
  })
  await recordAudit(tx, {
    ...{ ...nobody, now, action: 'report.notDone', subject: 'report', subjectId: reportId },
    after: {
      ...{ name: report.name, what, decidedBy: staffId },
      reason: { 'zh-CN': say(why, 'zh-CN'), en: say(why, 'en') },
    },
  })
}
