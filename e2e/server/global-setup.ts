// One real server, with its own database in a temporary folder, for all journeys of a run.
import { describeBackend } from './backend'
import { startServer } from './start-server'

// biome-ignore lint/style/noDefaultExport: Playwright calls a file's default export
export default async function setUp() {
  const server = await startServer()
  describeBackend({ port: server.port, ownerUrl: server.ownerUrl, dataDir: server.dataDir })
  return () => server.stop()
}
