// Starts one process of Tributary: the web, the worker, or both. See README for the settings.
import { mkdir } from 'node:fs/promises'
import { buildApp } from './app'
import { seedDemo } from './demo/seed-demo'
import { jobs } from './jobs'
import { BadSettings, readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { DataDirInUse, startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres'
import { migrate } from './platform/database/migrate'
import { startWorker } from './platform/jobs/worker'
import { createLog, type Log } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { loadSecrets } from './platform/secrets'
import { welcome } from './welcome'

type Config = ReturnType<typeof readConfig>

class CannotListen extends Error {}

async function start() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  await mkdir(config.dataDir, { recursive: true, mode: 0o751 })
  // What was started is stopped in the reverse order.
  const closers: Array<() => Promise<void>> = []
  let isDraining = false
  const stop = async (reason: string, code: number) => {
    if (isDraining) return
    isDraining = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), 25_000).unref()
    for (const close of closers.reverse())
      await close().catch(error => log.error({ err: error }, 'while stopping'))
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0))

  try {
    const ownerUrl = await reachDatabase(config, log, closers, stop)
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
      await listen(app, config)
    }
    welcome(config)
  } catch (error) {
    for (const close of closers.reverse()) await close().catch(() => {})
    throw error
  }
}

async function reachDatabase(
  config: Config,
  log: Log,
  closers: Array<() => Promise<void>>,
  stop: (reason: string, code: number) => Promise<void>,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: message => log.info(message),
    onLost: () => stop('the embedded PostgreSQL is gone', 1),
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

start().catch(error => {
  const isExpected = [BadSettings, DataDirInUse, CannotListen].some(kind => error instanceof kind)
  console.error(isExpected ? `\n${error.message}\n` : error)
  process.exit(1)
})
