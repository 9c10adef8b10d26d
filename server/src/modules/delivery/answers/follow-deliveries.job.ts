import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import { systemClock } from '../../../platform/clock'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { listDue } from './answers.queries'
import { settleDue } from './settle-delivery'

const atATime = 500

/** What a new day brings: releases whose date has come, and what counts as done where a channel does not answer. */
export const followDeliveries: Job<Record<string, never>> = {
  name: 'followDeliveries',
  lane: 'heavy',
  payload: z.strictObject({}),
  // A minute past midnight in China.
  everyDayAt: { hour: 16, minute: 1 },
  run: context => settleAllDue(context, systemClock.now()),
}

export async function settleAllDue(
  { database, agentId, log }: Pick<JobContext<unknown>, 'database' | 'agentId' | 'log'>,
  now: Date,
): Promise<void> {
  const failed = new Set<number>()
  for (;;) {
    const due = await database.read(agentId, tx => listDue(tx, todayInChina(now), atATime))
    const left = due.filter(({ id }) => !failed.has(id))
    for (const { id } of left) {
      // One that cannot be settled must not keep the others from it.
      await database
        .change(agentId, tx => settleDue(tx, id, now))
        .catch(error => {
          log.error({ err: error, deliveryId: id }, 'a delivery could not be settled')
          failed.add(id)
        })
    }
    if (left.length === 0 || due.length < atATime) break
  }
  if (failed.size > 0) throw new Error(`deliveries not settled: ${failed.size}`)
}
