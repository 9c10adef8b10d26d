import { z } from 'zod'
import type { Job } from '../jobs/job'

/** Files go after the rows that named them are gone for good. */
export const removeFiles: Job<{ keys: string[] }> = {
  name: 'removeFiles',
  lane: 'heavy',
  payload: z.object({ keys: z.array(z.string()) }),
  async run({ payload, services }) {
    for (const key of payload.keys) await services.storage.remove(key)
  },
}
