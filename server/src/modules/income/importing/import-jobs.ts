// What the job is called and given, apart from what it does: the importer itself asks for it, for the other files of an archive.
import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

export const importJob: JobName<{ reportId: number }> = {
  name: 'importReport',
  payload: z.object({ reportId: z.number().int() }),
}
