import type { applyBankResult } from '#contract/payouts/batch-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { lockHandled } from '../batches/lock-handled'
import { refuseHandsOff } from '../desk/decide-payout'
import { failWithdrawal, payWithdrawal } from '../withdrawals/pay-withdrawals'
import { whyNotPay } from '../withdrawals/payouts.policy'
import { presentResult } from './present-result'
import { refuseAppliedFile, requireResult } from './read-bank-result'
import { listGoodLines, lockResult, putApplied } from './results.queries'
import './results.texts'

/** Lines that nothing speaks against are carried out, each once; all others change nothing. Asked again, it answers the same. */
export async function applyTheResult(context: CallContext<typeof applyBankResult>) {
  const { tx, input, actor, client, now, language } = context
  const result = await lockResult(tx, input.id)
  if (!result) throw new Refusal('notFound')
  const shown = await requireResult(tx, input.id, actor)
  if (result.applied_at !== null) return presentResult(shown)
  await refuseAppliedFile(tx, result.sha256)
  const lockable = (await listGoodLines(tx, result.id)).map(({ withdrawal_id }) => withdrawal_id)
  const locked = new Map((await lockHandled(tx, lockable)).map(withdrawal => [withdrawal.id, withdrawal]))
  // Once more, now that nobody else moves them: another file or a colleague may have been faster.
  const good = await listGoodLines(tx, result.id)
  if (good.length === 0) throw new Refusal('conflict', { text: 'payouts.result.nothingToDo' })
  const about = good.flatMap(line => {
    const withdrawal = locked.get(line.withdrawal_id)
    return withdrawal ? [{ line, withdrawal }] : []
  })
  for (const { withdrawal } of about) refuseHandsOff(whyNotPay(actor, withdrawal))
  const doing = { now, staffId: actor.staffId }
  for (const { line, withdrawal } of about) {
    if (line.outcome === 'paid') {
      const paidAt = momentOf(line.paid_on, now)
      await payWithdrawal(tx, withdrawal, { bankReference: line.bank_reference, paidAt }, doing)
    } else {
      const reason = line.reason || say('payouts.result.failedReason', language)
      await failWithdrawal(tx, withdrawal, reason, doing)
    }
  }
  await putApplied(tx, result.id, actor.staffId, now)
  const count = (outcome: 'paid' | 'failed') => about.filter(({ line }) => line.outcome === outcome).length
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.resultApplied', subject: 'payoutBatch' },
    ...{
      subjectId: result.batch_id,
      after: { file: shown.file_name, paid: count('paid'), failed: count('failed') },
    },
  })
  return presentResult(await requireResult(tx, result.id, actor))
}

/** At noon in China; of a day that is not over, no later than now. Unsaid: now. */
function momentOf(paidOn: string | null, now: Date): Date {
  if (paidOn === null) return now
  return new Date(Math.min(Date.parse(`${paidOn}T12:00:00+08:00`), now.getTime()))
}
