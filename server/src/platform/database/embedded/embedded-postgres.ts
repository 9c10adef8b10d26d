import { mkdir, realpath, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { chooseAccount, giveFolder } from './account'
import { locateBinaries } from './binaries'
import { clusterExists, createCluster, keepPassword } from './cluster'
import { urlOf } from './connect'
import { DataDirInUse, takeInstanceLock } from './instance-lock'
import type { LaunchOptions } from './launch-server'
import { chooseLauncher } from './launcher'
import { findPostmaster, stopPostmaster } from './postmaster'
import { type ReachedServer, reachServer } from './reach-server'

export { DataDirInUse }

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: (message: string) => void
  /** false trades safety after a power cut for speed: tests only. */
  durable?: boolean
  /** How long to wait for another copy on this folder to be gone, in milliseconds. */
  patience?: number
  /** The server is gone though nobody asked it to stop, and does not come back. */
  onLost?: (error: Error) => void
}

export type EmbeddedPostgres = { ownerUrl: string; stop(): Promise<void> }

type ServerOptions = LaunchOptions & {
  dataDir: string
  password: string
  patience?: number
  log: (message: string) => void
}

const DATABASE = 'tributary'
const LOCK_ROUNDS = 5
/** Two segments of its journal. */
const ROOM_TO_START = 32 * 1024 ** 2
const FULL_DISK_PAUSE_MS = 1000

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await prepare(options)
  let reached = await reachAndLock(server)
  const { port } = reached.postmaster
  try {
    await createDatabase(reached.client)
  } catch (error) {
    await stopPostmaster(reached.postmaster.pid, server.clusterDir)
    throw error
  }

  let isStopping = false
  let healing: Promise<void> = Promise.resolve()
  const supervise = () => {
    whenLost(reached.client, () => {
      if (!isStopping) healing = heal()
    })
  }
  /** Whoever is connected waits for the same address, so another port is as good as none. */
  const heal = async () => {
    server.log('The embedded PostgreSQL is gone and is started again.')
    while (!isStopping) {
      // On a full disk it cannot even note its process id. That is no reason to give up: somebody will make room.
      const hadRoom = await hasRoomToStart(server.clusterDir)
      try {
        reached = await reachAndLock({ ...server, port })
        if (reached.postmaster.port !== port) throw new Error(`It listens on ${reached.postmaster.port} now.`)
        supervise()
        server.log('The embedded PostgreSQL is back.')
        return
      } catch (error) {
        if (hadRoom && !isStopping) return options.onLost?.(error as Error)
        server.log('There is no room on the disk for the embedded PostgreSQL. It is tried again.')
        await sleep(FULL_DISK_PAUSE_MS)
      }
    }
  }
  supervise()

  const stop = async () => {
    isStopping = true
    await healing
    await stopPostmaster(reached.postmaster.pid, server.clusterDir)
    await reached.client.end().catch(() => {})
  }
  let stopping: Promise<void> | undefined
  return {
    ownerUrl: urlOf(port, server.password, DATABASE),
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/** The database of a copy that is running on this folder; undefined when none is. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const home = await realpath(dataDir)
  const postmaster = await findPostmaster(path.join(home, 'postgres'))
  if (!postmaster?.port) return undefined
  return urlOf(postmaster.port, await keepPassword(path.join(home, 'postgres-password')), DATABASE)
}

async function prepare({
  dataDir,
  log,
  patience,
  durable = true,
}: EmbeddedPostgresOptions): Promise<ServerOptions> {
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  const clusterDir = path.join(home, 'postgres')
  const binaries = await locateBinaries()
  const account = await chooseAccount(clusterDir)
  const launcher = await chooseLauncher(account, binaries.postgres, home)
  const password = await keepPassword(path.join(home, 'postgres-password'))
  if (!(await clusterExists(clusterDir))) {
    log('Creating the database files.')
    await createCluster(launcher, binaries, clusterDir, password)
  }
  if (account) await giveFolder(clusterDir, account)
  return {
    dataDir,
    clusterDir,
    logFile: path.join(home, 'postgres.log'),
    launcher,
    binaries,
    password,
    durable,
    patience,
    log,
  }
}

async function reachAndLock(server: ServerOptions): Promise<ReachedServer> {
  for (let round = 1; ; round += 1) {
    const reached = await reachServer(server)
    try {
      await takeInstanceLock(reached.client, server.dataDir, server.patience)
      return reached
    } catch (error) {
      await reached.client.end().catch(() => {})
      // The server goes on: it belongs to the copy that holds the lock, even if we were the one to launch it.
      if (error instanceof DataDirInUse || round === LOCK_ROUNDS) throw error
      // Otherwise the other copy was just stopping, and took the server with it.
    }
  }
}

async function hasRoomToStart(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= ROOM_TO_START
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

/** Both may tell of the same end. */
function whenLost(client: Client, tell: () => void) {
  let isTold = false
  const once = () => {
    if (isTold) return
    isTold = true
    tell()
  }
  client.on('error', once)
  client.on('end', once)
}
