// Keeps one lane running: whatever ends it, be it a lost database or a full disk, it begins again, ever more slowly.
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CronItem,
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Log } from '../log'
import { patientPool } from './patient-pool'
import { guardWorker } from './rescue-jobs'

interface LaneOptions {
  jobsUrl: string
  runners: number
  tasks: TaskList
  cron: CronItem[]
  log: Log
  rescueEveryMilliseconds?: number
}

const firstWait = 500
const longestWait = 5_000
/** Whoever ran this long did not end for what it met at its start. */
const steadyAfter = 30_000

export interface RunningLane {
  stop(): Promise<void>
}

export async function runLane(options: LaneOptions): Promise<RunningLane> {
  const { log } = options
  const stopping = new AbortController()
  let started = await start(options)

  async function keepRunning() {
    let pause = firstWait
    while (!stopping.signal.aborted) {
      const begin = performance.now()
      await started.runner.promise.catch(error => log.error({ err: error }, 'the job runner ended'))
      await started.leave()
      if (stopping.signal.aborted) return
      pause = performance.now() - begin > steadyAfter ? firstWait : Math.min(pause * 2, longestWait)
      await startAgain(pause)
    }
  }

  async function startAgain(pause: number) {
    for (;;) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        started = await start(options)
        return
      } catch (error) {
        log.warn({ err: error }, 'the job runner cannot start yet')
      }
    }
  }

  const running = keepRunning()
  return {
    async stop() {
      stopping.abort()
      // It may have ended by itself a moment before.
      await started.runner.stop().catch(() => {})
      await running
      await started.leave()
    },
  }
}

interface Started {
  runner: Runner
  leave(): Promise<void>
}

async function start(options: LaneOptions): Promise<Started> {
  const { jobsUrl, runners, tasks, cron, log } = options
  const pool = patientPool(jobsUrl, runners + 3)
  pool.on('error', error => log.warn({ err: error }, 'the worker lost a database connection'))
  const events: WorkerEvents = new EventEmitter()
  const poolId = new Promise<string>(resolve => {
    events.on('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  const atWork = new Set<string>()
  events.on('job:start', ({ job }) => atWork.add(job.id))
  events.on('job:complete', ({ job }) => atWork.delete(job.id))
  try {
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      parsedCronItems: parseCronItems(cron),
      concurrency: runners,
      noHandleSignals: true,
      pollInterval: 2000,
      events,
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn(message)
      }),
    })
    // Heard by whoever waits for its end; until then it must not count as unheard.
    runner.promise.catch(() => {})
    const guard = guardWorker({
      jobsUrl,
      poolId: await poolId,
      atWork,
      log,
      everyMilliseconds: options.rescueEveryMilliseconds,
    })
    let leaving: Promise<void> | undefined
    const leave = async () => {
      await guard.stop()
      await pool.end()
    }
    return {
      runner,
      leave() {
        leaving ??= leave()
        return leaving
      },
    }
  } catch (error) {
    await pool.end().catch(() => {})
    throw error
  }
}
