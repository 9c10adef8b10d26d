import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import type { Job } from '../../../platform/jobs/job'
import { endSplit } from './settle-split'
import { lockDueSplits } from './splits.queries'

/** Answers whether there may be more. */
export async function expireDue(tx: Tx, now: Date, most = 100): Promise<boolean> {
  const due = await lockDueSplits(tx, now, most)
  for (const split of due) await endSplit(tx, split, 'expire', now)
  return due.length === most
}

/** Proposals that not everybody has accepted in time. Shortly after midnight in China, when a month may have begun. */
export const expireSplits: Job<Record<string, never>> = {
  name: 'expireSplits',
  lane: 'quick',
  payload: z.strictObject({}),
  everyDayAt: { hour: 16, minute: 5 },
  async run({ agentId, database }) {
    const now = new Date()
    while (await database.change(agentId, tx => expireDue(tx, now)));
  },
}
