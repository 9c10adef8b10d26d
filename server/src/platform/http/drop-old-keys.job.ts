import { z } from 'zod'
import { systemClock } from '../clock'
import type { Job } from '../jobs/job'
import { dropKeysBefore } from './idempotency-keys.queries'

const keepDays = 7

/** Nobody tries the same again a week later. */
export const dropOldKeys: Job<Record<string, never>> = {
  name: 'dropOldKeys',
  payload: z.strictObject({}),
  everyDayAt: { hour: 19, minute: 30 },
  async run({ agentId, database }) {
    const before = new Date(systemClock.now().getTime() - keepDays * 86_400_000)
    await database.change(agentId, tx => dropKeysBefore(tx, before))
  },
}
