// A whole installation as an operator runs it: the database of its own, two web processes, a worker beside them. What is
// killed here and is nobody's child comes back as it would under a service manager: the worker, and the first process.
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { fillFromReadyFolder } from '../e2e/server/ready-folder'
import { programOf, ready, type Started, start, webPids } from '../e2e/server/run-program'
import { freePort, readOwnerUrl } from '../e2e/server/start-server'

export const killable = ['web', 'worker', 'database', 'everything'] as const
export type Killable = (typeof killable)[number]

export class Installation {
  private web!: Started
  private worker!: Started

  private constructor(
    readonly dataDir: string,
    readonly port: number,
  ) {}

  static async start(folder?: string): Promise<Installation> {
    const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'tributary-drill-')))
    if (!folder) await fillFromReadyFolder(dataDir)
    const installation = new Installation(dataDir, await freePort())
    await installation.startAll()
    return installation
  }

  ownerUrl(): Promise<string> {
    return readOwnerUrl(this.dataDir)
  }

  /** A question to the database as it is at last: a line of its own each time, since the one before may have been cut. */
  async asOwner<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
    const client = await this.connect()
    try {
      return (await client.query<Row>(query, values)).rows
    } finally {
      await client.end()
    }
  }

  /** A server that was killed reads its log before it takes anybody in. */
  private async connect(): Promise<pg.Client> {
    for (let tries = 1; ; tries++) {
      const client = new pg.Client({ connectionString: await this.ownerUrl() })
      try {
        await client.connect()
        return client
      } catch (error) {
        await client.end().catch(() => {})
        if (tries === 100) throw error
        await pause(300)
      }
    }
  }

  /** What the processes have said since they were started last. */
  said(): string {
    return [this.web, this.worker].map(({ output }) => output().slice(-3000)).join('\n')
  }

  isRunning(): boolean {
    return [this.web, this.worker].every(({ child }) => child.exitCode === null && child.signalCode === null)
  }

  /** Resolves once it is dead, with what a service manager would do then. */
  async kill(what: Killable, pick: (among: number) => number): Promise<() => Promise<void>> {
    const nothing = async () => {}
    if (what === 'web') return this.killOneWeb(pick).then(() => nothing)
    if (what === 'database') return end(await this.databasePid()).then(() => nothing)
    if (what === 'worker') return endStarted(this.worker).then(() => () => this.startWorker())
    const [database, webs] = await Promise.all([this.databasePid(), webPids(this.web)])
    await Promise.all([endStarted(this.web), endStarted(this.worker), end(database), ...webs.map(end)])
    return () => this.startAll()
  }

  async stop(): Promise<void> {
    for (const { child } of [this.worker, this.web]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  private async startAll() {
    const settings = { DATA_DIR: this.dataDir, PORT: String(this.port) }
    this.web = await start({ ...settings, PROCESS: 'web', WEB_PROCESSES: '2' })
    await ready(this.web)
    await this.startWorker()
  }

  private async startWorker() {
    const DATABASE_URL = await this.ownerUrl()
    const APP_SECRET = (await readFile(join(this.dataDir, 'app-secret'), 'utf8')).trim()
    this.worker = await start({ DATABASE_URL, APP_SECRET, DATA_DIR: this.dataDir, PROCESS: 'worker' })
    await ready(this.worker)
  }

  private async killOneWeb(pick: (among: number) => number) {
    const webs = await webPids(this.web)
    const chosen = webs[pick(webs.length)]
    if (chosen !== undefined) await end(chosen)
  }

  /** Nobody's while it is being started again. */
  private async databasePid(): Promise<number> {
    for (let tries = 0; tries < 100; tries++) {
      const file = await readFile(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number(file.split('\n')[0])
      if (pid > 0 && (await programOf(pid)).includes('postgres')) return pid
      await pause(100)
    }
    throw new Error('there is no database server to kill')
  }
}

async function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
  while ((await programOf(pid)) !== '') await pause(20)
}

async function endStarted({ child }: Started) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
