import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

/** Writes the file of a batch for the bank. */
export const writeBatchJob: JobName<{ batchId: number }> = {
  name: 'writeBatch',
  payload: z.object({ batchId: z.number().int() }),
}
