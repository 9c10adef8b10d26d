// Where databases of tests lie: in memory, where there is plenty of it. Each test file copies a database of some 1,600 small files; on a
// disk that others keep busy this takes a second instead of a twentieth.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDrill } from './sampled'

const inMemory = '/dev/shm'
const prefix = 'tributary-test-'
const wanted = 4 * 1024 ** 3

/** A new folder, in memory or, where memory is short, among other temporary files. */
export async function databaseFolder(): Promise<string> {
  if (!(await hasPlenty())) return mkdtemp(join(tmpdir(), prefix))
  await removeLeftovers()
  return mkdtemp(join(inMemory, `${prefix}${process.pid}-`))
}

/** Of the file system in memory, which many containers keep small, and of memory itself. */
async function hasPlenty(): Promise<boolean> {
  // What a drill writes knows no bounds.
  if (isDrill || !existsSync(inMemory)) return false
  const { bavail, bsize } = await statfs(inMemory)
  return bavail * bsize >= wanted && availableMemory() >= 2 * wanted
}

function availableMemory(): number {
  const [, kilobytes] = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return Number(kilobytes ?? 0) * 1024
}

/** A run that was killed leaves its folder behind, and its server, and memory is too dear for that. */
async function removeLeftovers() {
  for (const name of readdirSync(inMemory)) {
    const [, owner] = /^tributary-test-(\d+)-/.exec(name) ?? []
    if (owner === undefined || existsSync(`/proc/${owner}`)) continue
    const folder = join(inMemory, name)
    endServer(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function endServer(cluster: string) {
  try {
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    if (readlinkSync(`/proc/${pid}/cwd`) === cluster) process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // It is gone already, or the number belongs to another program now.
  }
}
