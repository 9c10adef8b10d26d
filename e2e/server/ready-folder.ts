// A data folder whose database is there already: making one takes longer than what most journeys ask of it.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres'
import { migrate } from '../../server/src/platform/database/migrate'
import { createLog } from '../../server/src/platform/log'
import { projectFolder } from '../../server/src/platform/project-folder'

/** How the global setup tells the workers, which inherit its environment. */
const variable = 'TRIBUTARY_E2E_READY_FOLDER'

export async function makeReadyFolder(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false })
  await migrate(postgres.ownerUrl, projectFolder('server/migrations'), createLog('warn'))
  await postgres.stop()
  process.env[variable] = folder
}

/** Leaves the folder empty where nobody has made one. */
export async function fillFromReadyFolder(folder: string): Promise<void> {
  const ready = process.env[variable]
  // With their owner, who is not the one that runs the journeys.
  if (ready) await promisify(execFile)('cp', ['-a', `${ready}/.`, folder])
}
