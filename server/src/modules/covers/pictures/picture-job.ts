import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

export const pictureJob: JobName<{ id: number }> = {
  name: 'makeAskedPicture',
  payload: z.object({ id: z.number() }),
}
