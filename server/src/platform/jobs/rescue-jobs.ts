// A worker killed with -9 leaves its jobs locked for hours. So each worker holds an advisory lock named after its pool
// for as long as it lives; whoever can take the lock of a pool that still has locked jobs knows that it is dead.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log'

const lockClass = 7_226_012
/** A job that was given to us must have arrived by then, or the line broke while it was on its way. */
const arrivesWithinSeconds = 30
/** A pool may lock its first job before it holds its own lock, and one whose connection broke takes it again a moment later. */
const deadAfterMilliseconds = 5_000

const lockedPools = `
  select locked_by as pool from graphile_worker._private_jobs where locked_by is not null
  union
  select locked_by from graphile_worker._private_job_queues where locked_by is not null`

interface Guarded {
  jobsUrl: string
  poolId: string
  /** Jobs that are being worked on at this moment. */
  atWork: ReadonlySet<string>
  log: Log
  everyMilliseconds?: number
}

export function guardWorker({ jobsUrl, poolId, atWork, log, everyMilliseconds = 10_000 }: Guarded) {
  const stopping = new AbortController()

  async function live() {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: jobsUrl, keepAlive: true })
      // The query that fails says enough; without a listener the event would end the process.
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, poolId])
        // Begun anew with each connection: after a restart of the database everybody else is on the way back too.
        const silentSince = new Map<string, number>()
        while (!stopping.signal.aborted) {
          await rescue(client, poolId, silentSince, log)
          await giveBackUnheard(client, poolId, atWork, log)
          await wait(everyMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
        }
      } catch (error) {
        log.warn({ err: error }, 'the worker lost its sign of life and takes it again')
        await wait(1000, undefined, { signal: stopping.signal }).catch(() => {})
      } finally {
        await client.end().catch(() => {})
      }
    }
  }

  const lived = live()
  return {
    async stop() {
      stopping.abort()
      await lived
    },
  }
}

async function rescue(client: pg.Client, ownPool: string, silentSince: Map<string, number>, log: Log) {
  const { rows } = await client.query<{ pool: string }>(lockedPools)
  for (const { pool } of rows) {
    if (pool === ownPool) continue
    const { rows: answers } = await client.query<{ silent: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as silent',
      [lockClass, pool],
    )
    if (!answers[0]?.silent) {
      silentSince.delete(pool)
      continue
    }
    const since = silentSince.get(pool) ?? performance.now()
    silentSince.set(pool, since)
    if (performance.now() - since > deadAfterMilliseconds) {
      await client.query('select graphile_worker.force_unlock_workers($1)', [[pool]])
      silentSince.delete(pool)
      log.warn({ pool }, 'took back the jobs of a dead worker')
    }
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockClass, pool])
  }
}

/**
 * A database that dies between locking a job for us and telling us of it leaves the job locked by a worker that lives and does not
 * know: nobody would come for it for hours.
 */
async function giveBackUnheard(client: pg.Client, ownPool: string, atWork: ReadonlySet<string>, log: Log) {
  const { rows } = await client.query<{ id: string }>(
    `select id from graphile_worker._private_jobs
      where locked_by = $1 and locked_at < now() - interval '${arrivesWithinSeconds} seconds'`,
    [ownPool],
  )
  const unheard = rows.map(({ id }) => id).filter(id => !atWork.has(id))
  if (unheard.length === 0) return
  await client.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where id = any($1::bigint[]) and locked_by = $2`,
    [unheard, ownPool],
  )
  log.warn({ jobs: unheard }, 'gave back jobs that never arrived')
}
