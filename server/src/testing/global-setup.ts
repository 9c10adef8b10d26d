// One PostgreSQL for all tests of a run, migrated once; each test file copies the migrated database for itself. One copy has a
// site in it already, for testServer(): what a site begins with takes longer to write than a database to copy.
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres'
import { openLogins } from '../platform/database/logins'
import { migrate } from '../platform/database/migrate'
import { createLog } from '../platform/log'
import { projectFolder } from '../platform/project-folder'
import { secretsFrom } from '../platform/secrets'
import { buildAgent } from './builders'
import { copyDatabase } from './copy-database'
import { programsOf } from './fork-program'
import { databaseFolder } from './memory-folder'
import { testSecret } from './test-login'

declare module 'vitest' {
  interface ProvidedContext {
    migratedUrl: string
    site: { templateUrl: string; agentId: number; domain: string }
  }
}

export async function setup(project: TestProject) {
  const dataDir = await databaseFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  await migrate(postgres.ownerUrl, projectFolder('server/migrations'), createLog('warn'))
  await openLogins(postgres.ownerUrl, secretsFrom(testSecret))
  project.provide('migratedUrl', postgres.ownerUrl)
  const withSite = await copyDatabase(postgres.ownerUrl, 'with_site')
  await withSite.leave()
  const domain = 'site.test'
  const agentId = await buildAgent(withSite.url, { domain })
  project.provide('site', { templateUrl: withSite.url, agentId, domain })
  return async () => {
    await postgres.stop()
    for (const folder of [dataDir, programsOf(process.pid)])
      await rm(folder, { recursive: true, force: true })
  }
}
