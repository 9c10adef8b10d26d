import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'

export const checkMaterial: Job<{ materialId: number }> = {
  name: 'checkMaterial',
  payload: z.object({ materialId: z.number().int() }),
  async run() {
    throw new Error('not written yet')
  },
}
