import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { derivedFolder } from './media-link'
import { findStoredFile } from './stored-files.queries'

interface Removed {
  key: string
  sha256: string
}

/** Files that no work uses any more, with what was made from them, after their rows are gone. */
export const removeStoredFiles: Job<{ files: Removed[] }> = {
  name: 'removeStoredFiles',
  lane: 'heavy',
  removesFiles: true,
  payload: z.object({ files: z.array(z.object({ key: z.string(), sha256: z.string() })) }),
  async run({ payload, agentId, database, services }) {
    for (const { key, sha256 } of payload.files) {
      await services.storage.remove(key)
      const hash = Buffer.from(sha256, 'hex')
      // The same content may have come back meanwhile, under another key but with the same thumbnail.
      const isBack = await database.read(agentId, tx => findStoredFile(tx, hash))
      if (!isBack) await services.storage.removeFolder(derivedFolder(agentId, hash))
    }
  },
}
