import { z } from 'zod'
import type { Job } from '../../platform/jobs/job'
import { listDueEndpoints } from './webhook-deliveries.queries'
import { deliverNow } from './webhook-jobs'

/** A job that was given up, or lost with a backup, is asked for anew. */
const longOverdue = 60_000

export const wakeWebhooks: Job<object> = {
  name: 'wakeWebhooks',
  lane: 'quick',
  payload: z.object({}),
  everyMinutes: 5,
  async run({ agentId, database }) {
    const before = new Date(Date.now() - longOverdue)
    const due = await database.read(agentId, tx => listDueEndpoints(tx, before))
    for (const id of due) await database.change(agentId, tx => deliverNow(tx, id))
  },
}
