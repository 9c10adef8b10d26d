import type { Config } from '../../config'
import { DataDirInUse, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres'

/** For commands: the database of a running server, or one that is started for this moment. */
export async function reachDatabase({ databaseOwnerUrl, dataDir }: Config) {
  if (databaseOwnerUrl) return { ownerUrl: databaseOwnerUrl, leave: async () => {} }
  try {
    // Beside a site that runs nobody waits for it to be gone.
    const postgres = await startEmbeddedPostgres({ dataDir, patience: 0, log: () => {} })
    return { ownerUrl: postgres.ownerUrl, leave: () => postgres.stop() }
  } catch (error) {
    const ownerUrl = error instanceof DataDirInUse ? await findRunningPostgres(dataDir) : undefined
    if (!ownerUrl) throw error
    return { ownerUrl, leave: async () => {} }
  }
}
