// `npm run backup` from its start to its end beside `tar` of the same files in turns, both brought to the disk at their end; what somebody
// waits for an answer meanwhile; and the memory it takes. The files are in the machine's memory for both. BACKUP_MEGABYTES sets how much.
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../e2e/server/start-server'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { caller, during, inTurn, p99 } from './calls'
import type { Figure } from './figure'
import { sessionCookie } from './session-cookie'
import {
  megabytes,
  megabytesPerSecond,
  middle,
  milliseconds,
  ratioAtLeast,
  ratioAtMost,
  timed,
} from './timing'

const megabyte = 1024 * 1024
/** Some 130 masters and what goes with them: a small site. Starting the command takes about a second, whatever there is to copy. */
const wantedBytes = Number(process.env.BACKUP_MEGABYTES ?? 5000) * megabyte
const sizes = [30 * megabyte, 8 * megabyte, 400_000, 20_000]
const quietCalls = 1500
const rounds = 4
/** Megabytes, whatever there is to copy. */
const mostMemory = 192

export async function run(): Promise<Figure[]> {
  // The demo's own filling would be measured too.
  const server = await startServer({ settings: { WEB_PROCESSES: '2', DEMO: '0' } })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const folder = await mkdtemp(join(tmpdir(), 'tributary-backup-'))
  try {
    await owner.query("select set_config('app.agent_id', id::text, false) from agents order by id limit 1")
    await fill(owner, join(server.dataDir, 'files'))
    const call = await someone(owner, server.port)
    await inTurn(300, call)
    const quiet = await inTurn(quietCalls, call)
    const settings = { DATA_DIR: server.dataDir, APP_SECRET: '' }
    const busy: number[] = []
    const [tars, backups]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const [tarFile, target] = [join(folder, `${round}.tar`), join(folder, String(round))]
      const backUp = () => backup(target, settings)
      // Whoever comes second finds the disk busy with what the first one wrote: each is first in turn.
      if (round % 2 === 1) backups.push(await timed(backUp))
      tars.push(await timed(() => tar(server.dataDir, tarFile)))
      if (round % 2 === 0) backups.push(await timed(backUp))
      await rm(tarFile)
      await rm(target, { recursive: true })
    }
    const target = join(folder, 'busy')
    const running = measured(target, settings)
    busy.push(...(await during(running, call)))
    const memory = await running
    const bytes = await bytesOf(target)
    const rate = (times: number[]) => bytes / 1e6 / (middle(times) / 1000)
    return [
      megabytesPerSecond('tar', rate(tars)),
      megabytesPerSecond('npm run backup', rate(backups)),
      ratioAtLeast(0.5, 'backup : tar', middle(tars) / middle(backups)),
      milliseconds('p99 of a call, quiet', p99(quiet)),
      milliseconds('p99 of a call during a backup', p99(busy)),
      ratioAtMost(3, 'during a backup : quiet', p99(busy) / p99(quiet)),
      { ...megabytes('memory of a backup', memory), target: `<= ${mostMemory}`, pass: memory <= mostMemory },
    ]
  } finally {
    await owner.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Files as the worker keeps them, large and small. */
async function fill(owner: pg.Client, root: string) {
  const storage = diskStorage(root)
  let written = 0
  for (let number = 0; written < wantedBytes; number++) {
    const content = randomBytes(sizes[number % sizes.length] ?? megabyte)
    const sha256 = createHash('sha256').update(content).digest()
    const key = `originals/1/bench-${number}`
    await storage.write(key, content)
    await owner.query(
      `insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, $2, $3, 'audio/wav', now())`,
      [sha256, key, content.length],
    )
    written += content.length
  }
}

/** With the priority that a backup gives itself: what else the machine does takes as much from both. */
const tar = (from: string, to: string) =>
  finished(spawn('nice', ['-n', '10', 'sh', '-c', 'tar -cf "$1" -C "$2" files && sync "$1"', 'sh', to, from]))

/** The same bytes on both sides: the files, and the rows beside them are few. */
async function bytesOf(target: string): Promise<number> {
  const [name] = (await readdir(target)).filter(each => each.startsWith('2'))
  const { manifest } = JSON.parse(await readFile(join(target, name ?? '', 'manifest.json'), 'utf8'))
  return manifest.files.bytes
}

function backup(target: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  return finished(spawn('npm', ['run', '-s', 'backup', '--', target], { env, stdio: 'ignore' }))
}

/** The most that the command itself takes, without those who start it. */
async function measured(target: string, settings: Record<string, string>): Promise<number> {
  // As tools/backup.mjs runs it.
  const env = { ...process.env, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '16', ...settings }
  const child = spawn(process.execPath, ['build/server/backup-command.js', target], { env, stdio: 'ignore' })
  let peak = 0
  const clock = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0))
  }, 50)
  await finished(child).finally(() => clearInterval(clock))
  return peak / 1e6
}

/** The kernel keeps it, so that nothing is missed between two looks; gone with the process. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}

async function someone(owner: pg.Client, port: number) {
  const { rows } = await owner.query<{ id: string }>(
    "insert into members (mobile, password_hash, nickname) values ('19900009998', '-', 'Waiting') returning id",
  )
  const ask = caller({ port, cookie: await sessionCookie(owner, rows[0]?.id ?? '') })
  return () => ask('/api/user/info')
}
