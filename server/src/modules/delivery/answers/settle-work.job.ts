import { systemClock } from '../../../platform/clock'
import type { Job } from '../../../platform/jobs/job'
import { settleJob } from '../../distribution/distribution.public'
import { lockWork } from '../../works/works.public'
import { settleWork } from './settle-work'

/** A takedown that no channel has to hear of. */
export const settleOneWork: Job<{ workId: number }> = {
  ...settleJob,
  lane: 'quick',
  run: ({ database, agentId, payload }) =>
    database.change(agentId, async tx => {
      if (await lockWork(tx, payload.workId)) await settleWork(tx, payload.workId, systemClock.now())
    }),
}
