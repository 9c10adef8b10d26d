// The server process of a cluster, known only by its pid file: it may have outlived the Node that started it.
import { execFile as execFileWithCallback } from 'node:child_process'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const execFile = promisify(execFileWithCallback)

export type Postmaster = { pid: number; port: number }

const FAST_SHUTDOWN_MS = 20_000
const IMMEDIATE_SHUTDOWN_MS = 5_000
/** Linux hands out pids below 2^22, macOS below 100,000: never a living process. */
const NOBODYS_PID = 4_194_304

const pidFileOf = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid')

export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFileOf(clusterDir), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  // Negative while a single-user session holds the folder; our server never writes that.
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (!(await isPostmasterOf(pid, clusterDir))) return undefined
  return { pid, port: Number(lines[3]) || 0 }
}

/**
 * PostgreSQL refuses to start while the pid in a left-over file is alive, even when it is now some other program.
 * The file itself stays: its last line lets PostgreSQL notice children of a killed server that still write.
 */
export async function forgetRecycledPid(clusterDir: string): Promise<void> {
  const file = pidFileOf(clusterDir)
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (!(pid > 0) || pid === NOBODYS_PID || !isAlive(pid)) return
  if (await isPostmasterOf(pid, clusterDir)) return
  await writeFile(file, text.replace(/^\d+/, String(NOBODYS_PID)), { flag: 'r+' })
}

export async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  if (await signalAndWait(pid, clusterDir, 'SIGINT', FAST_SHUTDOWN_MS)) return
  if (await signalAndWait(pid, clusterDir, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)) return
  throw new Error(`The embedded PostgreSQL (process ${pid}) did not stop.`)
}

async function signalAndWait(pid: number, clusterDir: string, signal: NodeJS.Signals, patience: number) {
  const deadline = Date.now() + patience
  let sent = false
  while (await isPostmasterOf(pid, clusterDir)) {
    if (!sent) sent = trySignal(pid, signal)
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

function trySignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const folder = await realpath(clusterDir).catch(() => clusterDir)
  if (process.platform !== 'linux') return (await commandByPs(pid)).includes(` -D ${folder} `)
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const [program = '', ...args] = command.split('\0')
  // Empty for a zombie: dead, only nobody has collected it yet.
  if (path.basename(program) !== 'postgres') return false
  // The working folder is the truth even after the folder was moved; a container may forbid us to see it.
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return cwd ? cwd === folder : args.includes(folder)
}

async function commandByPs(pid: number): Promise<string> {
  const { stdout } = await execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout
}
