import type { applyBankResult } from '#contract/payouts/batch-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { settleItems } from '../batches/batches.queries'
import { failWithdrawals, lockWithdrawals, payWithdrawals } from '../batches/core-moves'
import { presentResult } from './present-result'
import { refuseAppliedFile, requireResult } from './read-bank-result'
import { listGoodLines, lockResult, putApplied } from './results.queries'
import './results.texts'

/** Lines that nothing speaks against are carried out, each once; all others change nothing. Asked again, it answers the same. */
export async function applyTheResult(context: CallContext<typeof applyBankResult>) {
  const { tx, input, actor, client, now } = context
  const result = await lockResult(tx, input.id)
  if (!result) throw new Refusal('notFound')
  const shown = await requireResult(tx, input.id, actor.staffId)
  if (result.applied_at !== null) return presentResult(shown)
  await refuseAppliedFile(tx, result.sha256)
  if (shown.is_approver) throw new Refusal('conflict', { text: 'payouts.result.approver' })
  await lockWithdrawals(
    tx,
    (await listGoodLines(tx, result.id)).map(({ withdrawal_id }) => withdrawal_id),
  )
  // Once more, now that nobody else moves them: another file or a colleague may have been faster.
  const good = await listGoodLines(tx, result.id)
  if (good.length === 0) throw new Refusal('conflict', { text: 'payouts.result.nothingToDo' })
  const [paid, failed] = [of(good, 'paid'), of(good, 'failed')]
  const who = { actor, client, now }
  await payWithdrawals(
    tx,
    paid.map(line => ({
      ...{ withdrawalId: line.withdrawal_id, bankReference: line.bank_reference, paidAt: now },
    })),
    who,
  )
  await failWithdrawals(
    tx,
    failed.map(line => ({
      withdrawalId: line.withdrawal_id,
      reason: line.reason || 'payouts.result.failedReason',
    })),
    who,
  )
  await settleItems(tx, result.batch_id, good, now)
  await putApplied(tx, result.id, actor.staffId, now)
  await recordAudit(tx, {
    ...{ ...who, action: 'payouts.resultApplied', subject: 'payoutBatch', subjectId: result.batch_id },
    after: { file: shown.file_name, paid: paid.length, failed: failed.length },
  })
  return presentResult(await requireResult(tx, result.id, actor.staffId))
}

const of = <Line extends { outcome: 'paid' | 'failed' }>(lines: Line[], outcome: Line['outcome']) =>
  lines.filter(line => line.outcome === outcome)
