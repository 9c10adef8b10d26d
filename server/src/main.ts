// Starts Tributary: the web, the worker, or both. A web of several processes runs this file once more in each of them.
// See README for the settings.
import cluster from 'node:cluster'
import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from './app'
import { jobs } from './jobs'
import { BadSettings, type Config, readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { DataDirInUse, startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres'
import { loginUrl, openLogins, withoutLogin } from './platform/database/logins'
import { migrate } from './platform/database/migrate'
import { answerForWebProcesses } from './platform/http/metrics'
import { databasesOfLanes } from './platform/jobs/lanes'
import { startWorker, type Worker } from './platform/jobs/worker'
import { createLog, type Log } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { noteServedPort } from './platform/served-port'
import type { Services } from './platform/services'
import { tryDirectUploads } from './platform/storage/try-direct-uploads'
import { prepareSites } from './prepare-sites'
import { reachServices } from './reach-services'
import { CannotServe, tellFirstProcess, WebProcesses } from './web-processes'
import { welcome } from './welcome'

type Closer = () => Promise<unknown>

/** What was started, in order; stopping goes backwards through it. */
const closers: Closer[] = []
let isDraining = false

async function start(config: Config, log: Log) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o751 })
  const reached = await reachDatabase(config, log)
  const services = await reachServices(config)
  if (cluster.isPrimary) {
    await migrate(reached.ownerUrl, projectFolder('server/migrations'), log)
    await openLogins(reached.ownerUrl, services.secrets)
  }
  const url = loginUrl(reached.url, 'application', services.secrets)
  const database = open(new Database(url, log, connectionsOf(config)))
  if (cluster.isPrimary) await prepareSites({ config, ownerUrl: reached.ownerUrl, database, services })
  if (cluster.isPrimary) await tryDirectUploads({ ownerUrl: reached.ownerUrl, services, log })
  const startJobs = config.process === 'web' ? undefined : prepareWorker({ url, reached, services, log })
  const port = config.process === 'worker' ? 0 : await serve({ config, database, services, log }, reached)
  if (cluster.isPrimary && port > 0 && !isDraining)
    closers.push(await noteServedPort(config.dataDir, port, log))
  // After the pages: what is to be done for a new site takes all there is to compute with.
  if (!isDraining) await startJobs?.()
  if (cluster.isPrimary && !isDraining) await welcome({ ...config, port }, database, services)
}

interface WorkerParts {
  url: string
  reached: Reached
  services: Services
  log: Log
}

/** Stopping goes backwards: pages that are prepared later end before it, although they begin before it. */
function prepareWorker({ url, reached, services, log }: WorkerParts): () => Promise<void> {
  const databases = databasesOfLanes(means => open(new Database(url, log, means)))
  const jobsUrl = loginUrl(reached.url, 'jobs', services.secrets)
  let worker: Worker | undefined
  closers.push(async () => worker?.stop())
  return async () => {
    worker = await startWorker({ jobsUrl, databases, services, jobs, log })
  }
}

function open(database: Database): Database {
  closers.push(() => database.close())
  return database
}

interface Reached {
  url: string
  ownerUrl: string
}

/** Resolves with the port, which PORT=0 leaves to the system. */
async function serve(parts: AppParts & { config: Config }, reached: Reached): Promise<number> {
  const { config, log } = parts
  if (cluster.isPrimary && config.webProcesses > 1) return serveFromOthers(config, reached, log)
  const pages = config.isDevelopment
    ? await (await import('./platform/http/development-pages')).developmentPages(closers)
    : await (await import('./platform/http/production-pages')).productionPages(log)
  const app = await buildApp({ ...parts, pages, isDraining: () => isDraining })
  closers.push(() => app.close())
  return isDraining ? config.port : listen(app, config)
}

async function serveFromOthers({ webProcesses, isDemo }: Config, { url }: Reached, log: Log) {
  answerForWebProcesses()
  const web = new WebProcesses({
    count: webProcesses,
    // The owner's address is nothing that a process on the network should hold.
    settings: {
      PROCESS: 'web',
      DATABASE_URL: withoutLogin(url),
      DATABASE_OWNER_URL: '',
      DEMO: isDemo ? '1' : '0',
    },
    log,
    isStopping: () => isDraining,
    onLost: () => abandon(log, 'no web process stays alive'),
  })
  closers.push(() => web.stop())
  return web.start()
}

/**
 * Together the web processes hold about as many as one would: PostgreSQL allows a hundred unless told otherwise. A sender's requests
 * may reach any of them.
 */
function connectionsOf({ webProcesses }: Config) {
  return { connections: Math.max(5, Math.ceil(20 / webProcesses)), eachSender: webProcesses > 1 ? 1 : 2 }
}

/** Running requests and jobs finish first. A stop that comes during the start waits for it, so that nothing is left behind. */
async function stop(reason: string, code: number, starting: Promise<void>, log: Log) {
  if (isDraining) return
  isDraining = true
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), 60_000).unref()
  await starting.catch(error => isExpected(error) || log.error({ err: error }, 'while starting'))
  await closeAll(log)
  process.exit(process.exitCode ?? code)
}

async function closeAll(log: Log) {
  for (const close of closers.reverse())
    await close().catch(error => log.error({ err: error }, 'while stopping'))
}

async function reachDatabase(config: Config, log: Log): Promise<Reached> {
  const { databaseUrl, databaseOwnerUrl = '' } = config
  if (databaseUrl) return { url: databaseUrl, ownerUrl: databaseOwnerUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: message => log.info(message),
    onLost: error => abandon(log, 'the embedded PostgreSQL does not come back', error),
  })
  closers.push(() => postgres.stop())
  return { url: postgres.ownerUrl, ownerUrl: postgres.ownerUrl }
}

/** The process is of no use any more; whoever runs it starts it again. */
function abandon(log: Log, why: string, error?: Error) {
  log.fatal({ err: error }, why)
  process.exitCode = 1
  process.emit('SIGTERM')
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    const address = await app.listen({ port, host })
    return Number(new URL(address).port) || port
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new CannotServe(`Port ${port} is taken. Choose another one: PORT=3001 npm start`)
    if (code === 'EACCES')
      throw new CannotServe(`Port ${port} is not allowed for this user. Choose one above 1023.`)
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
    // A stop that waits for the start cleans up by itself.
    if (isDraining) return
    isDraining = true
    await closeAll(log)
    throw error
  }
}

/** Worth one sentence, not a stack. */
function isExpected(error: unknown) {
  return [BadSettings, DataDirInUse, CannotServe].some(kind => error instanceof kind)
}

main().catch(async error => {
  if (isExpected(error) && cluster.isWorker) await tellFirstProcess(error.message)
  else console.error(isExpected(error) ? `\n${error.message}\n` : error)
  process.exit(1)
})
