// Starts the built server as npm start would, on a free port, and stops it by its own process id.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { urlOf } from '../../server/src/platform/database/embedded/connect'
import { projectFolder } from '../../server/src/platform/project-folder'

const program = projectFolder('build/server/main.js')
/** Also on a machine that does something else at the same time. */
const startsWithin = 120_000
const stopsWithin = 30_000

interface Wanted {
  /** Somebody else's, who removes it. */
  dataDir?: string
  settings?: Record<string, string>
}

export async function newDataDir() {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'tributary-e2e-'))
  // As root PostgreSQL runs under another account, which must be able to pass.
  await chmod(folder, 0o755)
  return folder
}

export async function startServer({ dataDir: given, settings = {} }: Wanted = {}) {
  if (!existsSync(program)) throw new Error('There is no build to test. Make one first: npm run build')
  const dataDir = given ?? (await newDataDir())
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['--import', projectFolder('tools/follow-parent.mjs'), '--enable-source-maps', program],
    { env: { ...environment(port, dataDir), ...settings }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const output = collectOutput(server)
  const stop = async () => {
    await end(server)
    if (!given) await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    const complaints = output.complaints()
    if (complaints) console.error(`\nThe server complained during the journeys:\n${complaints}`)
  }
  try {
    await waitUntilHealthy(server, port)
    const ownerUrl = settings.DATABASE_URL ?? (await readOwnerUrl(dataDir))
    return { port, ownerUrl, dataDir, pid: server.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw new Error(`The server did not start: ${(error as Error).message}\n${output.all()}`)
  }
}

function environment(port: number, dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, STORAGE_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env
  return {
    ...inherited,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    // Journeys receive webhooks on this machine.
    OUTBOUND_ALLOW: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO: '1',
  }
}

function collectOutput({ stdout, stderr }: ChildProcess) {
  const lines: string[] = []
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')))
  }
  return {
    all: () => lines.join('\n').trim(),
    complaints: () => lines.filter(line => /"level":"?(50|60|error|fatal)/.test(line)).join('\n'),
  }
}

async function waitUntilHealthy(server: ChildProcess, port: number) {
  const end = Date.now() + startsWithin
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(150)
  }
  throw new Error(`/healthz did not answer within ${startsWithin / 1000} s`)
}

/** The embedded PostgreSQL leaves its password and, on the fourth line of its pid file, its port. */
export async function readOwnerUrl(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const facts = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return urlOf(Number(facts[3]), password, 'tributary')
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  server.kill('SIGTERM')
  const kill = setTimeout(() => server.kill('SIGKILL'), stopsWithin)
  await ended
  clearTimeout(kill)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
