import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { letGo } from '../bills/hold-bill'
import { settleDisputeJob } from './dispute-jobs'
import { findCaseInForce, findOtherCase, lockBillsHeldFor, putHeldFor } from './disputes.queries'

/**
 * Lets go what was held because of a case that ended, or that turned out to be about something else. Asked for by the case and by every posting
 * that held something for it: whichever of the two is committed last finds what the other did.
 */
export const settleDispute: Job<{ caseId: number }> = {
  ...settleDisputeJob,
  lane: 'quick',
  async run({ payload: { caseId }, agentId, database }) {
    await database.change(agentId, tx => settle(tx, caseId, new Date()))
  },
}

async function settle(tx: Tx, caseId: number, now: Date): Promise<void> {
  const claim = await findCaseInForce(tx, caseId)
  if (!claim) return
  for (const bill of await lockBillsHeldFor(tx, caseId, claim.is_in_force ? 'astray' : 'all')) {
    const other = await findOtherCase(tx, bill.id, caseId)
    if (other) await putHeldFor(tx, bill.id, other, now)
    else await letGo(tx, bill, now)
  }
}
