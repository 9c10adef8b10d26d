// What drawing a guest page costs in computing, warm, without the cache: nobody may be able to buy much of it with one request.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { buildApp } from '../server/src/app'
import { demoSite } from '../server/src/demo/demo-site'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { rendererOf } from '../server/src/platform/http/page-renderer'
import { createLog } from '../server/src/platform/log'
import { projectFolder } from '../server/src/platform/project-folder'
import { secretsFrom } from '../server/src/platform/secrets'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'
import type { Figure } from './figure'

const domain = 'bench.test'
const rounds = 40
/**
 * Until the engine has compiled what is drawn often; that computing is paid once, not for each page. Of the home page it still compiles after 200
 * drawings.
 */
const warmUps = 400
const pages = [
  { name: 'home', path: '/guest/index', most: 40 },
  { name: 'help', path: '/help-center/index/detail', most: 40 },
  { name: 'news', path: '/advisory/index', most: 50 },
  { name: 'login', path: '/login', most: 30 },
]

export async function run(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-page-cost-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  try {
    await migrate(postgres.ownerUrl, projectFolder('server/migrations'), log)
    await openLogins(postgres.ownerUrl, secretsFrom(testSecret))
    await createAgent(postgres.ownerUrl, demoSite(domain))
    const database = new Database(testLogin(postgres.ownerUrl), log)
    const file = projectFolder('build/web/server/index.js')
    const build = (await import(pathToFileURL(file).href)) as ServerBuild
    const config = { defaultDomain: domain, trustedProxies: [], isDevelopment: true }
    const renderer = await rendererOf(build, 'production')
    const app = await buildApp({ config, database, services: await testServices(), log, pages: { renderer } })
    const figures: Figure[] = []
    for (const { name, path, most } of pages) {
      const ask = () => app.inject({ url: path, headers: { host: domain, 'accept-language': 'en' } })
      for (let round = 0; round < warmUps; round++) await ask()
      const before = process.cpuUsage()
      for (let round = 0; round < rounds; round++) await ask()
      const { user, system } = process.cpuUsage(before)
      const value = Number(((user + system) / 1000 / rounds).toFixed(1))
      figures.push({
        name: `drawing ${name}`,
        value,
        unit: 'ms of computing',
        target: `<= ${most}`,
        pass: value <= most,
      })
    }
    await app.close()
    await database.close()
    return figures
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
