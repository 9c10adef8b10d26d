// A job is a row written in the transaction that wants it done, and a function that the worker runs for it.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../database/database'
import { build, execute, type Tx } from '../database/query'
import type { Log } from '../log'
import type { Services } from '../services'
import type { Lane } from './lanes'

export interface JobContext<P> {
  payload: P
  agentId: number
  database: Database
  services: Services
  log: Log
}

export interface Job<P = unknown> {
  name: string
  lane: Lane
  payload: z.ZodType<P>
  /** For every agent once a day at this time (UTC), also when no worker ran at that moment. Its payload is empty. */
  everyDayAt?: { hour: number; minute: number }
  /** For every agent once a week at this time (UTC); day 0 is Sunday. Its payload is empty. */
  everyWeekAt?: { day: number; hour: number; minute: number }
  /** For every agent every so many minutes. Its payload is empty. */
  everyMinutes?: number
  /** Something reaches others by it, such as a phone or a channel: it waits while its site is held. */
  leaves?: true
  /** It takes files out of the storage: it waits while a backup copies them. */
  removesFiles?: true
  /** May run more than once: a worker can die after the work and before the note that it is done. */
  run(context: JobContext<P>): Promise<void>
}

export interface JobOptions {
  runAt?: Date
  maxAttempts?: number
  /** A second job with the same key replaces the first as long as that has not started. */
  key?: string
}

/** What a job is called and given: enough to ask for it, without everything it does. */
export type JobName<P> = Pick<Job<P>, 'name' | 'payload'>

export async function enqueue<P>(
  tx: Tx,
  job: JobName<P>,
  payload: P,
  options: JobOptions = {},
): Promise<void> {
  const checked = JSON.stringify(job.payload.parse(payload))
  const { runAt, maxAttempts = 10, key } = options
  const query = sql`select enqueue_job(${job.name}, ${checked}::json, coalesce(${runAt ?? null}::timestamptz, now()), ${maxAttempts}::int, ${key ?? null}::text)`
  await execute(tx, { compile: () => query.compile(build) })
}
