// Ten thousand singles waiting for one channel: a worker of its own process packs, sends and records them all. They share their masters,
// so that ffmpeg runs once; every message, every file at the channel and every row is made as always.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withoutFfmpeg } from '../server/src/testing/audio'
import { openQueue, type Queue } from './delivery-queue'
import type { Figure } from './figure'

const count = 10_000
/** The first ones load what is loaded when it is needed: libraries, schemas, compiled code. */
const warmUp = 200
const mostGrowth = 100

export async function run(): Promise<Figure[]> {
  if (withoutFfmpeg()) return []
  const queue = await openQueue(count + warmUp)
  try {
    const worker = await startWorker(queue)
    try {
      return await drain(queue, worker.pid ?? 0)
    } finally {
      worker.kill()
      await once(worker, 'exit')
    }
  } finally {
    await queue.close()
  }
}

async function startWorker({ ownerUrl, folder }: Queue) {
  const program = join(import.meta.dirname, 'delivery-worker.ts')
  await mkdir(folder, { recursive: true })
  const worker = spawn(process.execPath, ['--import', 'tsx', program, ownerUrl, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}

async function drain(queue: Queue, pid: number): Promise<Figure[]> {
  const idle = await memoryOf(pid)
  await queue.begin()
  await delivered(queue, warmUp)
  const begun = { at: performance.now(), count: await queue.countDelivered() }
  const warm = await memoryOf(pid)
  let most = warm
  await delivered(queue, count + warmUp, async () => {
    most = Math.max(most, await memoryOf(pid))
  })
  const seconds = (performance.now() - begun.at) / 1000
  const growth = most - warm
  return [
    plain(`${count} deliveries to a folder: a second`, (count + warmUp - begun.count) / seconds, ''),
    plain('worker at rest', idle, 'MB'),
    plain(`worker after ${warmUp} deliveries`, warm, 'MB'),
    {
      ...{ name: `memory growth over ${count} deliveries`, value: Math.round(growth), unit: 'MB' },
      ...{ target: `<= ${mostGrowth}`, pass: growth <= mostGrowth },
    },
  ]
}

/** Fails where something went wrong on the way, or where nothing moves any more. */
async function delivered(queue: Queue, wanted: number, look = async () => {}): Promise<void> {
  let last = { count: -1, at: performance.now() }
  for (;;) {
    const found = await queue.countDelivered()
    if (found >= wanted) return
    if (found > last.count) last = { count: found, at: performance.now() }
    else if (performance.now() - last.at > 60_000)
      throw new Error(`stands still: ${await queue.whatFailed()}`)
    await look()
    await pause(250)
  }
}

/** Megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const plain = (name: string, value: number, unit: string): Figure => ({
  ...{ name, value: Math.round(value), unit, target: '', pass: true },
})
