import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'

interface Dropped {
  key: string
  facts: Record<string, string>
}

/** The bytes of uploads that were given up, after their rows are gone. */
export const dropUploads: Job<{ uploads: Dropped[] }> = {
  name: 'dropUploads',
  lane: 'heavy',
  payload: z.object({
    uploads: z.array(z.object({ key: z.string(), facts: z.record(z.string(), z.string()) })),
  }),
  async run({ payload, services }) {
    for (const upload of payload.uploads) await services.storage.partial.drop(upload)
  },
}
