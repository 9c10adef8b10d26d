import { z } from 'zod'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { leaveCompanies } from '../companies/companies.queries'
import { deleteSessionsOf } from '../identity.queries'
import { eraseDocuments } from '../verification/verification.queries'
import { deleteLoginEvents, emptyAccount, lockDueAccount } from './security.queries'

/** Runs when the days to think it over have passed; an account that was kept meanwhile is not due. */
export const emptyDueAccount: Job<{ memberId: number }> = {
  name: 'emptyDueAccount',
  lane: 'quick',
  payload: z.object({ memberId: z.number().int() }),
  async run({ payload: { memberId }, agentId, database }) {
    await database.change(agentId, async tx => {
      if (!(await lockDueAccount(tx, memberId, new Date()))) return
      await emptyAccount(tx, memberId)
      await deleteSessionsOf(tx, memberId)
      await deleteLoginEvents(tx, memberId)
      await leaveCompanies(tx, memberId)
      const keys = await eraseDocuments(tx, memberId)
      if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
    })
  },
}
