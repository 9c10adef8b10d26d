// A worker killed with -9 leaves its jobs locked for hours. So each worker holds an advisory lock named after its pool
// for as long as it lives; whoever can take the lock of a pool that still has locked jobs knows that it is dead.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log'

const lockClass = 7_226_012
/** A new pool may lock its first job a moment before it holds its own lock. */
const graceSeconds = 5

const lockedPools = `
  select distinct locked_by as pool from graphile_worker._private_jobs
  where locked_by is not null and locked_at < now() - interval '${graceSeconds} seconds'
  union
  select distinct locked_by from graphile_worker._private_job_queues
  where locked_by is not null and locked_at < now() - interval '${graceSeconds} seconds'`

export function guardWorker(jobsUrl: string, poolId: string, log: Log, everyMilliseconds = 10_000) {
  const stopping = new AbortController()

  async function live() {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: jobsUrl, keepAlive: true })
      // The query that fails says enough; without a listener the event would end the process.
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, poolId])
        while (!stopping.signal.aborted) {
          await rescue(client, poolId, log)
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

async function rescue(client: pg.Client, ownPool: string, log: Log) {
  const { rows } = await client.query<{ pool: string }>(lockedPools)
  for (const { pool } of rows) {
    if (pool === ownPool) continue
    const { rows: answers } = await client.query<{ dead: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as dead',
      [lockClass, pool],
    )
    if (!answers[0]?.dead) continue
    await client.query('select graphile_worker.force_unlock_workers($1)', [[pool]])
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockClass, pool])
    log.warn({ pool }, 'took back the jobs of a dead worker')
  }
}
