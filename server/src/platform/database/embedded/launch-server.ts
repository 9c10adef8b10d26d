import { once } from 'node:events'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Binaries } from './binaries'
import { type Launcher, startProgram } from './launcher'

const LOG_LIMIT_BYTES = 10_000_000

export type LaunchOptions = {
  launcher: Launcher
  binaries: Binaries
  clusterDir: string
  logFile: string
  durable: boolean
  /** Where it was reached before: whoever is connected comes back to the same address. */
  port?: number
}

export type LaunchedServer = { hasExited(): boolean }

export async function launchServer(options: LaunchOptions): Promise<LaunchedServer> {
  await rotate(options.logFile)
  const log = await open(options.logFile, 'a', 0o600)
  try {
    const settings = Object.entries(serverSettings(options.port ?? (await freePort()), options.durable))
    const args = [
      '-D',
      options.clusterDir,
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child = startProgram(options.launcher, options.binaries.postgres, args, {
      // A session of its own: Ctrl-C is for Node, which stops the database after its last request.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    let exited = false
    child.once('exit', () => {
      exited = true
    })
    child.once('error', () => {
      exited = true
    })
    child.unref()
    return { hasExited: () => exited }
  } finally {
    await log.close()
  }
}

function serverSettings(port: number, durable: boolean): Record<string, string | number> {
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

/** Free now; should another program take it first, the server exits and the caller tries again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('No free port on 127.0.0.1.')
  return address.port
}

async function rotate(logFile: string): Promise<void> {
  const info = await stat(logFile).catch(() => undefined)
  if (info && info.size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.1`)
}

export async function lastLogLines(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-6).join('\n')
}
