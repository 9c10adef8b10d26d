// The built program as an operator runs it, in as many copies as a journey wants.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fillFromReadyFolder } from './ready-folder'
import { freePort } from './start-server'

export interface Started {
  child: ChildProcess
  port: number
  output(): string
}

const started: ChildProcess[] = []
const folders: string[] = []

/** For `afterEach`. */
export async function endAll() {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

/** With a database in it, unless what is asked for is a first start. */
export async function dataDir({ isEmpty = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-processes-'))
  folders.push(folder)
  await chmod(folder, 0o755)
  if (!isEmpty) await fillFromReadyFolder(folder)
  return folder
}

/** With `detached` it leads a process group of its own, as it does under a shell. */
export async function start(settings: Record<string, string>, { detached = false } = {}): Promise<Started> {
  const port = Number(settings.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['build/server/main.js'], {
    // Without the demo: filling it takes longer than the start itself.
    env: { ...process.env, LOG_LEVEL: 'warn', DEMO: '0', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return { child, port, output: () => output }
}

export async function ready({ child, output }: Started) {
  for (let tries = 0; tries < 600; tries++) {
    if (/is ready/.test(output())) return
    if (child.exitCode !== null) throw new Error(`ended: ${output()}`)
    await wait(100)
  }
  throw new Error(`not ready: ${output()}`)
}

/** The processes that serve for this one. The database server is its child too, but another program. */
export async function webPids({ child }: Started): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean)
  const facts = await Promise.all(
    pids.map(async pid => ({ pid, parent: await parentOf(pid), program: await programOf(pid) })),
  )
  return facts
    .filter(({ parent, program }) => parent === child.pid && program.includes('main.js'))
    .map(({ pid }) => pid)
}

/** Empty when it is gone; nobody may have collected it yet. */
export async function programOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

async function parentOf(pid: number): Promise<number> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before it stands in brackets and may hold anything.
  return Number(facts.slice(facts.lastIndexOf(')')).split(' ')[2])
}
