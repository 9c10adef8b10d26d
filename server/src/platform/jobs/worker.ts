// Runs jobs with graphile-worker, as the owner of its schema; the jobs themselves work as the application role.
import { EventEmitter } from 'node:events'
import {
  Logger as GraphileLogger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database/database'
import type { Log } from '../log'
import type { Services } from '../services'
import { dailyItems, dailyTasks } from './daily-jobs'
import type { Job } from './job'
import { guardWorker } from './rescue-jobs'

interface WorkerOptions {
  ownerUrl: string
  database: Database
  services: Services
  jobs: Job[]
  log: Log
  concurrency?: number
  /** How often the dead are looked for. */
  rescueEveryMilliseconds?: number
}

export interface Worker {
  stop(): Promise<void>
}

const envelope = z.looseObject({ agentId: z.number().int() })

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { ownerUrl, database, services, jobs, log } = options
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: (options.concurrency ?? 2) + 3,
    keepAlive: true,
  })
  pool.on('error', error => log.warn({ err: error }, 'the worker lost a database connection'))
  // A connection in use reports its loss through the query; graphile-worker only wants to see a listener.
  pool.on('connect', client => client.on('error', () => {}))
  const events: WorkerEvents = new EventEmitter()
  const poolId = new Promise<string>(resolve => {
    events.on('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  const runner = await run({
    pgPool: pool,
    taskList: {
      ...tasksOf(jobs, database, services, log),
      ...dailyTasks(jobs),
      sweepExpired: sweepTask(database),
    },
    parsedCronItems: parseCronItems([
      { task: 'sweepExpired', match: '*/10 * * * *', identifier: 'sweepExpired' },
      ...dailyItems(jobs),
    ]),
    concurrency: options.concurrency ?? 2,
    noHandleSignals: true,
    pollInterval: 2000,
    events,
    logger: new GraphileLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn(message)
    }),
  })
  const guard = guardWorker(ownerUrl, await poolId, log, options.rescueEveryMilliseconds)
  return {
    async stop() {
      await runner.stop()
      await guard.stop()
      await pool.end()
    },
  }
}

function tasksOf(jobs: Job[], database: Database, services: Services, log: Log): TaskList {
  return Object.fromEntries(
    jobs.map(job => [
      job.name,
      async (raw: unknown) => {
        const { agentId, ...payload } = envelope.parse(raw)
        const jobLog = log.child({ job: job.name, agentId })
        try {
          await job.run({ payload: job.payload.parse(payload), agentId, database, services, log: jobLog })
        } catch (error) {
          jobLog.warn({ err: error }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}

function sweepTask(database: Database) {
  return async () => {
    await database.withoutAgent('select sweep_expired()', [])
    await database.withoutAgent('select sweep_unused_uploads()', [])
    await database.withoutAgent('select sweep_works()', [])
    await database.withoutAgent('select sweep_lost_checks()', [])
    await database.withoutAgent('select fold_figures()', [])
  }
}
