// One real server on a database of its own, for all journeys of a run. The journeys of processes start theirs as npm start does.
import { rm } from 'node:fs/promises'
import { describeBackend } from './backend'
import { startQuickDatabase } from './quick-database'
import { fillFromReadyFolder, makeReadyFolder } from './ready-folder'
import { newDataDir, startServer } from './start-server'

// biome-ignore lint/style/noDefaultExport: Playwright calls a file's default export
export default async function setUp() {
  const [readyDir, dataDir] = [await newDataDir(), await newDataDir()]
  await makeReadyFolder(readyDir)
  await fillFromReadyFolder(dataDir)
  const database = await startQuickDatabase(dataDir)
  const settings = { DATABASE_URL: database.ownerUrl, WEB_PROCESSES: '1' }
  const server = await startServer({ dataDir, settings })
  describeBackend({ port: server.port, ownerUrl: database.ownerUrl, dataDir })
  return async () => {
    await server.stop()
    await database.stop()
    for (const folder of [dataDir, readyDir]) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  }
}
