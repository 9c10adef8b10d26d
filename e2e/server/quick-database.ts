// A database for journeys: it forgets everything in a power cut, and the demo has no works to fill while others measure time.
import { Database } from '../../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres'
import { loginUrl, openLogins } from '../../server/src/platform/database/logins'
import { migrate } from '../../server/src/platform/database/migrate'
import { createLog } from '../../server/src/platform/log'
import { projectFolder } from '../../server/src/platform/project-folder'
import { loadSecrets } from '../../server/src/platform/secrets'
import { buildAgent, buildMember } from '../../server/src/testing/builders'

const defaultDomain = 'tributary.localhost'

/** In the folder where the server keeps its files, too. */
export async function startQuickDatabase(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  const secrets = await loadSecrets(undefined, dataDir)
  const log = createLog('warn')
  await migrate(postgres.ownerUrl, projectFolder('server/migrations'), log)
  await openLogins(postgres.ownerUrl, secrets)
  // Whoever finds a member on the demo's site leaves it as it is.
  const database = new Database(loginUrl(postgres.ownerUrl, 'application', secrets), log, { connections: 1 })
  await buildMember(database, await buildAgent(postgres.ownerUrl, { domain: defaultDomain }))
  await database.close()
  return postgres
}
