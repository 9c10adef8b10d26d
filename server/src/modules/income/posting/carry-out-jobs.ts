import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

/** Does what somebody decided about a report. */
export const carryOutJob: JobName<{ reportId: number }> = {
  name: 'carryOutReport',
  payload: z.object({ reportId: z.number().int() }),
}
