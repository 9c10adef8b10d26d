// What the job is called and given, apart from what it does: whoever posts asks for it.
import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

export interface ToTell {
  postingId: number
  /** It was made, or taken back. */
  what: 'posted' | 'reversed'
}

export const tellJob: JobName<ToTell> = {
  name: 'tellOfPosting',
  payload: z.object({ postingId: z.number().int(), what: z.enum(['posted', 'reversed']) }),
}
