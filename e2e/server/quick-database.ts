// A database for journeys: it forgets everything in a power cut, and the demo has no works to fill while others measure time.
import { Database } from '../../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres'
import { loginUrl, openLogins } from '../../server/src/platform/database/logins'
import { createLog } from '../../server/src/platform/log'
import { loadSecrets } from '../../server/src/platform/secrets'
import { buildMember } from '../../server/src/testing/builders'
import { defaultDomain } from './ready-folder'

/** In the folder where the server keeps its files, too; that folder has been made ready. */
export async function startQuickDatabase(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  const secrets = await loadSecrets(undefined, dataDir)
  const log = createLog('warn')
  await openLogins(postgres.ownerUrl, secrets)
  // Whoever finds a member on the demo's site leaves it as it is.
  const database = new Database(loginUrl(postgres.ownerUrl, 'application', secrets), log, { connections: 1 })
  const [site] = await database.withoutAgent<{ id: number }>('select id from find_agent_by_domain($1)', [
    defaultDomain,
  ])
  if (!site) throw new Error('the folder was not made ready')
  await buildMember(database, site.id)
  await database.close()
  return postgres
}
