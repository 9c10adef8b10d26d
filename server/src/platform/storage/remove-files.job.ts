import { z } from 'zod'
import type { Job } from '../jobs/job'
import { isFileWanted } from './noted-files.queries'

/** Files go after the rows that named them are gone for good, unless the same content has come back under the same key. */
export const removeFiles: Job<{ keys: string[] }> = {
  name: 'removeFiles',
  lane: 'heavy',
  removesFiles: true,
  payload: z.object({ keys: z.array(z.string()) }),
  async run({ payload, agentId, database, services }) {
    for (const key of payload.keys) {
      const isWanted = await database.read(agentId, tx => isFileWanted(tx, key))
      if (!isWanted) await services.storage.remove(key)
    }
  },
}
