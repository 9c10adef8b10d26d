import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { confirmUnanswered } from './confirm-bills'

/** Bills that nobody objected to in time; some hundred in a transaction, so that nobody who confirms one waits long. */
export const confirmUnansweredBills: Job<Record<string, never>> = {
  name: 'confirmUnansweredBills',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyDayAt: { hour: 20, minute: 20 },
  async run({ agentId, database }) {
    const now = new Date()
    while (await database.change(agentId, tx => confirmUnanswered(tx, now)));
  },
}
