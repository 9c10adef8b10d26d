import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  DataDirInUse,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres'

const isRoot = process.getuid?.() === 0
const moduleUrl = new URL('./embedded-postgres.ts', import.meta.url).href

let home: string
let running: EmbeddedPostgres[]

beforeEach(async () => {
  home = await newFolder()
  running = []
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tributary-postgres-'))
  await chmod(folder, 0o755)
  return folder
}

/** The files of a first start, which take seconds to make and a moment to copy. */
let made: Promise<string> | undefined
async function makeOnce(): Promise<string> {
  const folder = await newFolder()
  await (await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false })).stop()
  return folder
}

/** For what is not about the first start. */
async function haveDatabaseFiles() {
  made ??= makeOnce()
  // With their owner, who is not the one that runs the tests.
  await promisify(execFile)('cp', ['-a', `${await made}/.`, home])
}

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true })
})

afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(home, { recursive: true, force: true })
})

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: home, log: () => {}, durable: false, ...options })
  running.push(server)
  return server
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = async (dataDir = home) =>
  Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A Node process of its own that starts the server, prints "ready" and waits to be killed. */
async function startInChild(dataDir: string) {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(moduleUrl)})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {}, durable: false })
    console.log('ready')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data from one start to the next', async () => {
    const first = await start()
    await query(first, "create table note as select '流' as word")
    await first.stop()
    const second = await start()
    expect(await query(second, 'select word, upper($$é$$) as upper from note')).toEqual([
      { word: '流', upper: 'É' },
    ])
    expect((await stat(path.join(home, 'postgres-password'))).mode & 0o777).toBe(0o600)
    const settings = await query(
      second,
      `select datcollate, datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding,
        current_setting('listen_addresses') as listen, current_setting('fsync') as fsync
        from pg_database where datname = 'tributary'`,
    )
    expect(settings).toMatchObject([
      { datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8', fsync: 'off' },
    ])
  })

  test('refuses a second copy on the same folder and leaves the first alone', {
    tags: ['slow'],
  }, async () => {
    await haveDatabaseFiles()
    const first = await start()
    await expect(start()).rejects.toThrow(DataDirInUse)
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('lets one of two first starts win and tells the other', { tags: ['slow'] }, async () => {
    const outcomes = await Promise.allSettled([start(), start()])
    const refused = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(refused.map(outcome => outcome.reason)).toEqual([expect.any(DataDirInUse)])
    const [winner] = running
    expect(winner && (await query(winner, 'select 1 as one'))).toEqual([{ one: 1 }])
    expect((await readdir(home)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log'])
  })

  test('hands over to a copy that starts while another stops', async () => {
    await haveDatabaseFiles()
    const first = await start()
    const [, second] = await Promise.all([first.stop(), start()])
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('takes over the server that outlived a killed Node', async () => {
    await haveDatabaseFiles()
    const child = await startInChild(home)
    const orphan = await postmasterPid()
    child.kill('SIGKILL')
    const server = await start()
    expect(await postmasterPid()).toBe(orphan)
    await server.stop()
    await expect(postmasterPid()).rejects.toThrow()
  })

  test('comes back by itself, at the same address, when it was killed', { tags: ['slow'] }, async () => {
    await haveDatabaseFiles()
    const losses: Error[] = []
    const server = await start({ durable: true, onLost: error => losses.push(error) })
    await query(server, 'create table note as select 1 as one')
    for (const _ of [1, 2]) {
      const killed = await postmasterPid()
      process.kill(killed, 'SIGKILL')
      await expect
        .poll(() => query(server, 'select one from note').catch(() => []), { timeout: 30_000 })
        .toEqual([{ one: 1 }])
      expect(await postmasterPid()).not.toBe(killed)
    }
    expect(losses).toEqual([])
    await server.stop()
    await expect(postmasterPid()).rejects.toThrow()
  })

  test('is stopped for good while it is coming back', async () => {
    await haveDatabaseFiles()
    const server = await start()
    const killed = await postmasterPid()
    process.kill(killed, 'SIGKILL')
    await server.stop()
    const left = await postmasterPid().catch(() => killed)
    // Gone means collected, too, which takes a moment.
    await vi.waitFor(() => expect(() => process.kill(left, 0)).toThrow(/ESRCH/), 20_000)
  })

  test('is not fooled by a pid file whose process is now another program', async () => {
    await haveDatabaseFiles()
    const idle = spawn('sleep', ['60'])
    try {
      const folder = path.join(home, 'postgres')
      const file = path.join(folder, 'postmaster.pid')
      await writeFile(file, `${idle.pid}\n${folder}\n1700000000\n5432\n\n127.0.0.1\n`)
      const owner = await stat(folder)
      await chown(file, owner.uid, owner.gid)
      expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      idle.kill()
    }
  })

  test.skipIf(!isRoot)('runs below a folder of mode 700 (needs root)', async () => {
    const parent = path.join(home, 'private')
    await mkdir(parent, { mode: 0o700 })
    const server = await start({ dataDir: path.join(parent, 'data') })
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(parent)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(parent, 'data', 'postgres'))).uid).not.toBe(0)
  })
})
