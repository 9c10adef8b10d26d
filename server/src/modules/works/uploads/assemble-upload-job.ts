import { z } from 'zod'
import type { JobName } from '../../../platform/jobs/job'

/** Makes one file of parts that are all in the bucket. */
export const assembleUploadJob: JobName<{ uploadId: string }> = {
  name: 'assembleUpload',
  payload: z.object({ uploadId: z.uuid() }),
}
