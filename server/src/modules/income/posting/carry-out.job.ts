import { incomeDesk } from '#contract/income/payer-calls'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { areInOffice } from '../../deeds/deeds.public'
import { nothingPending } from '../nothing-pending'
import { countPlays, uncountPlays } from '../plays/count-plays'
import { lockReport, putReport } from '../reports.queries'
import { findConfirmer } from '../second-person/money-requests.queries'
import { carryOutJob } from './carry-out-jobs'
import { keepNotDone } from './not-done'
import { postReport } from './post-report'
import { agentCurrency } from './postings.queries'
import { reversePosting } from './reverse-posting'

/** Does what was decided about a report. A worker that dies leaves nothing, and the next one begins anew. */
export const carryOutReport: Job<{ reportId: number }> = {
  ...carryOutJob,
  lane: 'heavy',
  async run({ payload: { reportId }, agentId, database, log }) {
    try {
      await database.change(agentId, tx => carryOut(tx, reportId, new Date()))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Something has changed since it was decided. Whoever decided looks again, and reads why.
      log.warn({ reportId, refusal: error.details }, 'what was decided about a report cannot be done')
      await database.change(agentId, tx => keepNotDone(tx, reportId, error, new Date()))
    }
  },
}

async function carryOut(tx: Tx, reportId: number, now: Date): Promise<void> {
  // The agent before its report, as everywhere (lock-order.ts).
  await agentCurrency(tx)
  const report = await lockReport(tx, reportId)
  if (!report || report.pending_by === null) return
  const { pending, pending_by: staffId, pending_reason: reason } = report
  // Whose month it is was decided with it, however late a worker comes to it.
  const asked = report.pending_at ?? now
  if (pending === 'post') await postReport(tx, { reportId, staffId, note: reason, now: asked })
  else if (pending === 'count') await countPlays(tx, report)
  else if (report.state === 'counted') await uncountPlays(tx, report)
  else await reversePosting(tx, { reportId, staffId, reason, now, asked })
  await putReport(tx, reportId, nothingPending)
  // Rows of staff are locked last. Who asked for a reversal has not decided it alone.
  const confirmer = pending === 'reverse' && (await findConfirmer(tx, reportId, asked))
  const deciders = [staffId, ...(confirmer ? [confirmer] : [])]
  if (!(await areInOffice(tx, deciders, incomeDesk))) {
    throw new Refusal('conflict', { text: 'income.deciderGone' })
  }
}
