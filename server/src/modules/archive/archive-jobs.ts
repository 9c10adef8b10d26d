import { z } from 'zod'
import type { JobName } from '../../platform/jobs/job'

/** Builds an archive that was asked for. */
export const buildArchiveJob: JobName<{ archiveId: number }> = {
  name: 'buildArchive',
  payload: z.object({ archiveId: z.number().int() }),
}
