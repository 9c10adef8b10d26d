// The built server on data of its own, for a benchmark: the real thing, on loopback, ended by its process id.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface RunningServer {
  url: string
  ownerUrl: string
  stop(): Promise<void>
}

export async function runServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-bench-data-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    ownerUrl: await embeddedUrl(dataDir),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    const isReady = await fetch(`${url}/healthz`).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('the server was not ready in 30 s')
}

async function embeddedUrl(dataDir: string) {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://tributary_owner:${encodeURIComponent(password)}@127.0.0.1:${port}/tributary`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
