import { z } from 'zod'
import type { Job } from '../../platform/jobs/job'
import { reconcileFiles } from './reconcile-files'

/** Once a week in the small hours of China, and when an admin asks. */
export const reconcileFilesWeekly: Job<object> = {
  name: 'reconcileFiles',
  lane: 'long',
  payload: z.object({}),
  everyWeekAt: { day: 0, hour: 19, minute: 20 },
  async run({ agentId, database, services }) {
    await reconcileFiles({ agentId, database, storage: services.storage })
  },
}
