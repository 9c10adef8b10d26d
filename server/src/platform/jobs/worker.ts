// Runs jobs with graphile-worker, under the queue's own login; the jobs themselves work as the application.
import type { CronItem, JobHelpers, TaskList } from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import { jobLanes } from '#contract/dashboard/calls'
import type { Database } from '../database/database'
import type { Log } from '../log'
import type { Services } from '../services'
import type { Job } from './job'
import { type Lane, lanes } from './lanes'
import { surviveLostNotes } from './patient-pool'
import { runOrPutOff } from './put-off'
import { type RunningLane, runLane } from './run-lane'
import { keepMemorySteady } from './steady-memory'
import { sweepItems, sweepTasks } from './sweeps'
import { timedItems, timedTasks } from './timed-jobs'

interface WorkerOptions {
  jobsUrl: string
  /** Each lane has its own, with its own limits. */
  databases: Record<Lane, Database>
  services: Services
  jobs: Job[]
  log: Log
  /** How often the dead are looked for. */
  rescueEveryMilliseconds?: number
}

export interface Worker {
  stop(): Promise<void>
}

const envelope = z.looseObject({ agentId: z.number().int() })

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databases, jobs } = options
  keepMemorySteady()
  await tellLanes(options)
  // Sweeps are short but may find much: they run where nobody waits, with the patience of the heavy lane.
  const besides: Partial<Record<Lane, TaskList>> = {
    quick: timedTasks(jobs),
    notices: sweepTasks(databases.heavy),
  }
  const crons: Partial<Record<Lane, CronItem[]>> = { quick: timedItems(jobs), notices: sweepItems }
  const stopListening = surviveLostNotes(options.log)
  const running = await allOrNone(jobLanes.map(start)).catch(error => {
    stopListening()
    throw error
  })

  function start(lane: Lane) {
    const ofLane = tasksOf(
      jobs.filter(job => job.lane === lane),
      options,
    )
    const { jobsUrl, log, rescueEveryMilliseconds } = options
    return runLane({
      jobsUrl,
      tasks: { ...ofLane, ...besides[lane] },
      runners: lanes[lane].runners,
      cron: crons[lane] ?? [],
      log: log.child({ lane }),
      rescueEveryMilliseconds,
    })
  }

  return {
    async stop() {
      await Promise.all(running.map(lane => lane.stop()))
      stopListening()
    },
  }
}

/** Lanes that run without the others would take jobs of a worker that nobody can stop. */
async function allOrNone(starting: Promise<RunningLane>[]) {
  const ended = await Promise.allSettled(starting)
  const running = ended.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = ended.find(each => each.status === 'rejected')
  if (!failed) return running
  await Promise.all(running.map(lane => lane.stop()))
  throw failed.reason
}

/** The dashboard says how long jobs wait in each lane. */
async function tellLanes({ jobsUrl, jobs }: WorkerOptions) {
  const client = new pg.Client({ connectionString: jobsUrl })
  await client.connect()
  try {
    const told = `insert into job_lanes (task, lane) select * from unnest($1::text[], $2::text[]) on conflict (task) do update set lane = excluded.lane`
    await client.query(told, [jobs.map(({ name }) => name), jobs.map(({ lane }) => lane)])
  } finally {
    await client.end()
  }
}

function tasksOf(jobs: Job[], { databases, services, log }: WorkerOptions): TaskList {
  return Object.fromEntries(
    jobs.map(job => [
      job.name,
      async (raw: unknown, helpers: JobHelpers) => {
        const { agentId, ...payload } = envelope.parse(raw)
        const jobLog = log.child({ job: job.name, agentId })
        const database = databases[job.lane]
        try {
          await runOrPutOff(job, { agentId, database }, helpers, () =>
            job.run({ payload: job.payload.parse(payload), agentId, database, services, log: jobLog }),
          )
        } catch (error) {
          jobLog.warn({ err: error }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}
