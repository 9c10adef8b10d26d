// A bank's answer may be about a hundred thousand payouts. It is carried out in portions, each in a transaction that also notes how far it came: a worker
// that dies loses the portion it was at, and whoever comes after it goes on behind the last one. Two at the same file wait for each other.
import { payoutDesk } from '#contract/payouts/payout-desk'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { recordAudit } from '../../audit/audit.public'
import { areInOffice } from '../../deeds/deeds.public'
import { lockHandled } from '../batches/lock-handled'
import type { HandledWithdrawal } from '../withdrawals/handled'
import type { Doing } from '../withdrawals/move-withdrawal'
import { momentOfDay } from '../withdrawals/paid-day'
import { failWithdrawal, payWithdrawal } from '../withdrawals/pay-withdrawals'
import { whyNotPay } from '../withdrawals/payouts.policy'
import { applyResultJob } from './result-jobs'
import {
  type GoodLine,
  listGoodLines,
  lockResult,
  putApplied,
  putPortion,
  putStopped,
} from './results.queries'
import './results.texts'

/** Everybody's payments wait for the bank's account in the ledger, which a portion holds to its end. */
const portion = 200

export const applyResult: Job<{ resultId: number }> = {
  ...applyResultJob,
  lane: 'heavy',
  async run({ payload: { resultId }, agentId, database }) {
    try {
      let isMore = true
      while (isMore) isMore = await database.change(agentId, tx => applyPortion(tx, resultId))
    } catch (error) {
      if (!(error instanceof AskerGone)) throw error
      await database.change(agentId, tx => stop(tx, resultId, error.staffId))
    }
  },
}

/** The person who asked for it has lost the right to. The portions before stay done, and the rest goes back to the desk. */
class AskerGone extends Error {
  constructor(readonly staffId: number) {
    super('who asked for a bank result works in finance no longer')
  }
}

async function stop(tx: Tx, resultId: number, staffId: number): Promise<void> {
  const result = await lockResult(tx, resultId)
  // Meanwhile another worker may have come here, and a colleague may have asked.
  if (!result || result.asked_by !== staffId || result.applied_at !== null) return
  const now = new Date()
  await putStopped(tx, resultId, now)
  await recordAudit(tx, {
    ...{ actor: null, client: nowhere, now, action: 'payout.resultStopped', subject: 'payoutBatch' },
    ...{ subjectId: result.batch_id, after: { file: result.file_name, by: result.asker } },
  })
}

/** Answers whether there is more. */
async function applyPortion(tx: Tx, resultId: number): Promise<boolean> {
  const result = await lockResult(tx, resultId)
  if (!result || result.asked_at === null || result.asked_by === null || result.applied_at !== null)
    return false
  const here = { resultId, after: result.done_until, limit: portion }
  const seen = await listGoodLines(tx, here)
  const last = seen.at(-1)
  const ids = seen.map(({ withdrawal_id }) => withdrawal_id)
  const asker = { staffId: result.asked_by }
  const locked = new Map((await lockHandled(tx, ids, asker)).map(withdrawal => [withdrawal.id, withdrawal]))
  // Once more, now that nobody else moves them: another file or a colleague may have been faster.
  const good = (await listGoodLines(tx, here)).filter(({ withdrawal_id }) => locked.has(withdrawal_id))
  let more = 0
  for (const line of good) {
    const withdrawal = locked.get(line.withdrawal_id)
    if (!withdrawal || whyNotPay(asker, withdrawal)) continue
    // As of the moment in which somebody said so, whenever a worker comes to it.
    await carryOut(tx, line, withdrawal, { now: result.asked_at, staffId: result.asked_by })
    await audit(tx, line, withdrawal, {
      ...asker,
      name: result.asker,
      file: result.file_name,
      now: result.asked_at,
    })
    more++
  }
  if (last) await putPortion(tx, resultId, { until: last.withdrawal_id, more })
  // Rows of staff are locked last: nobody is suspended while their word is carried out.
  if (more > 0 && !(await areInOffice(tx, [asker.staffId], payoutDesk))) throw new AskerGone(asker.staffId)
  const isMore = seen.length === portion
  if (!isMore) await putApplied(tx, resultId, new Date())
  return isMore
}

const nowhere = { address: '', userAgent: '' }

async function carryOut(tx: Tx, line: GoodLine, withdrawal: HandledWithdrawal, doing: Doing) {
  if (line.outcome === 'failed') {
    return failWithdrawal(tx, withdrawal, line.reason || 'payouts.result.failedReason', doing)
  }
  // Unsaid: now.
  const paidAt = line.paid_on === null ? doing.now : momentOfDay(line.paid_on, doing.now)
  return payWithdrawal(tx, withdrawal, { bankReference: line.bank_reference, paidAt }, doing)
}

/** Each withdrawal tells for itself what was done about it, as when it is marked one by one. Whence it was asked for stands with the batch. */
function audit(
  tx: Tx,
  line: GoodLine,
  { id, state }: HandledWithdrawal,
  { staffId, name, file, now }: { staffId: number; name: string; file: string; now: Date },
) {
  const { outcome, bank_reference, paid_on, reason } = line
  return recordAudit(tx, {
    ...{ actor: { staffId, name }, client: nowhere, now },
    ...{ action: `payout.${outcome}`, subject: 'withdrawal', subjectId: id, before: { state } },
    after: { state: outcome, file, ...(outcome === 'paid' ? { bank_reference, paid_on } : { reason }) },
  })
}
