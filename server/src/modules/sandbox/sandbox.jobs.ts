import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import { systemClock } from '../../platform/clock'
import type { Job } from '../../platform/jobs/job'
import { goLiveOn } from './go-live'
import { receiveWaiting, type SandboxChannel } from './receive-waiting'

/** To be enqueued whenever something may lie there. */
export const receiveSandboxPackages: Job<SandboxChannel> = {
  name: 'receiveSandboxPackages',
  lane: 'heavy',
  payload: z.strictObject({
    code: z.string(),
    folder: z.string(),
    acknowledgements: z.string().optional(),
    shop: z.url().optional(),
    language: z.enum(['zh-CN', 'en']).optional(),
    settings: z
      .strictObject({
        schemas: z.string().optional(),
        partyId: z.string().optional(),
        columns: z.array(z.strictObject({ title: z.string(), field: z.string() })).optional(),
      })
      .optional(),
  }),
  async run({ database, agentId, payload }) {
    await receiveWaiting(database, agentId, payload)
  },
}

export const followSandboxDeals: Job<Record<string, never>> = {
  name: 'followSandboxDeals',
  lane: 'heavy',
  payload: z.strictObject({}),
  // Midnight in China: releases go live with their day.
  everyDayAt: { hour: 16, minute: 0 },
  async run({ database, agentId }) {
    await database.change(agentId, tx => goLiveOn(tx, todayInChina(systemClock.now())))
  },
}
