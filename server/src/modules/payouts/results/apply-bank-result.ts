import type { applyBankResult } from '#contract/payouts/batch-calls'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { refuseHandsOff } from '../desk/decide-payout'
import { blockOf, presentResult } from './present-result'
import { refuseAskedFile, requireResult, sameFile } from './read-bank-result'
import { applyResultJob } from './result-jobs'
import { listGoodLines, lockResult, putAsked, type ResultRow } from './results.queries'
import './results.texts'

/** The whole file is judged before anything of it counts; a worker then carries it out. Asked again, it answers how far that is. */
export async function applyTheResult(context: CallContext<typeof applyBankResult>) {
  const { tx, input, actor, client, now } = context
  const result = await lockResult(tx, input.id)
  if (!result) throw new Refusal('notFound')
  const shown = await requireResult(tx, input.id, actor)
  if (result.asked_at !== null) return presentResult(shown)
  await refuseAskedFile(tx, result.sha256)
  refuseBlocked(shown)
  const [first] = await listGoodLines(tx, { resultId: result.id, after: 0, limit: 1 })
  if (!first) throw new Refusal('conflict', { text: 'payouts.result.nothingToDo' })
  refuseHandsOff(shown.is_own ? 'own' : shown.has_approved ? 'approved_before' : undefined)
  try {
    await putAsked(tx, result.id, actor.staffId, now)
  } catch (error) {
    // The same file was read twice, and somebody asked for the other one at the same moment.
    if (isUniqueViolation(error, 'bank_results_once')) throw sameFile(shown.batch_number)
    throw error
  }
  await enqueue(tx, applyResultJob, { resultId: result.id })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.resultApplied', subject: 'payoutBatch' },
    ...{
      subjectId: result.batch_id,
      after: { file: shown.file_name, paid: shown.paid, failed: shown.failed },
    },
  })
  return presentResult(await requireResult(tx, result.id, actor))
}

function refuseBlocked(shown: ResultRow): void {
  const block = blockOf(shown)
  if (!block) return
  const params = { count: shown[block] }
  throw new Refusal('conflict', { text: `payouts.result.blocked.${block}`, params })
}
