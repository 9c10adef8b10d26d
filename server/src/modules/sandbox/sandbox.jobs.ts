import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import { systemClock } from '../../platform/clock'
import type { Job } from '../../platform/jobs/job'
import { goLiveOn } from './go-live'

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
