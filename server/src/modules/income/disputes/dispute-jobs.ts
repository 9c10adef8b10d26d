// What the job is called and given, apart from what it does: claims ask for it, and so does whoever posts.
import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

export const settleDisputeJob: JobName<{ caseId: number }> = {
  name: 'settleDispute',
  payload: z.object({ caseId: z.number().int() }),
}
