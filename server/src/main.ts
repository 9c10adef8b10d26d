// Starts one process of Tributary: the web, the worker, or both. See README for the settings.
import { mkdir } from 'node:fs/promises'
import { buildApp } from './app'
import { seedDemo } from './demo/seed-demo'
import { jobs } from './jobs'
import { BadSettings, type Config, readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { DataDirInUse, startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres'
import { migrate } from './platform/database/migrate'
import { startWorker } from './platform/jobs/worker'
import { createLog, type Log } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { loadSecrets } from './platform/secrets'
import { welcome } from './welcome'

class CannotListen extends Error {}

type Closer = () => Promise<unknown>

/** What was started, in order; stopping goes backwards through it. */
const closers: Closer[] = []
let isDraining = false

async function start(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o751 })
  const ownerUrl = await reachDatabase(config, log)
  await migrate(ownerUrl, projectFolder('server/migrations'), log)
  const database = new Database(ownerUrl, log)
  closers.push(() => database.close())
  if (config.isDemo) await seedDemo(ownerUrl, database, config.defaultDomain)
  const secrets = await loadSecrets(config.appSecret, config.dataDir)
  if (config.process !== 'web') {
    const worker = await startWorker({ ownerUrl, database, jobs, log })
    closers.push(() => worker.stop())
  }
  if (config.process !== 'worker') {
    const pages = config.isDevelopment
      ? await (await import('./platform/http/development-pages')).developmentPages(closers)
      : await (await import('./platform/http/production-pages')).productionPages()
    const app = await buildApp({ config, database, secrets, log, pages, isDraining: () => isDraining })
    closers.push(() => app.close())
    if (!isDraining) await listen(app, config)
  }
  if (!isDraining) welcome(config)
}

/** Running requests and jobs finish first. A stop that comes during the start waits for it, so that nothing is left behind. */
async function stop(reason: string, code: number, starting: Promise<void>, log: Log) {
  if (isDraining) return
  isDraining = true
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), 60_000).unref()
  await starting.catch(() => {})
  await closeAll(log)
  process.exit(process.exitCode ?? code)
}

async function closeAll(log: Log) {
  for (const close of closers.reverse())
    await close().catch(error => log.error({ err: error }, 'while stopping'))
}

async function reachDatabase(config: Config, log: Log): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: message => log.info(message),
    // Without its database the process is of no use; whoever runs it starts it again.
    onLost: error => {
      log.fatal({ err: error }, 'the embedded PostgreSQL is gone')
      process.exitCode = 1
      process.emit('SIGTERM')
    },
  })
  closers.push(() => postgres.stop())
  return postgres.ownerUrl
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { port, host }: Config) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new CannotListen(`Port ${port} is taken. Choose another one: PORT=3001 npm start`)
    if (code === 'EACCES')
      throw new CannotListen(`Port ${port} is not allowed for this user. Choose one above 1023.`)
    throw error
  }
}

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const starting = start(config, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => stop(signal, 0, starting, log))
  }
  try {
    await starting
  } catch (error) {
    await closeAll(log)
    throw error
  }
}

main().catch(error => {
  const isExpected = [BadSettings, DataDirInUse, CannotListen].some(kind => error instanceof kind)
  console.error(isExpected ? `\n${error.message}\n` : error)
  process.exit(1)
})
