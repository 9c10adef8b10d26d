import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

/** Carries out what a bank answered. */
export const applyResultJob: JobName<{ resultId: number }> = {
  name: 'applyBankResult',
  payload: z.object({ resultId: z.number().int() }),
}
