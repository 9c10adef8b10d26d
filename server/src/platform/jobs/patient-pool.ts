// graphile-worker notes a job as done or failed without waiting for the answer, so nobody hears an error there. It tries again
// where PostgreSQL says that it is starting up: whatever passes (a lost connection, a full disk, a database that is closed to all)
// is reported to it under that code. What does not pass is kept in mind here, so that it ends no process (`surviveLostNotes`).
import pg from 'pg'
import { isCollision, isPassing } from '../database/failure'
import type { Log } from '../log'

const startingUp = '57P03'

type Ask = (...args: unknown[]) => unknown

/** Errors that a statement of the queue ended with. */
const ofTheQueue = new WeakSet<object>()

export function patientPool(jobsUrl: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: jobsUrl, max, keepAlive: true })
  pool.connect = patient(pool.connect.bind(pool) as Ask) as typeof pool.connect
  pool.on('connect', client => {
    // A connection in use reports its loss through the query; graphile-worker only wants to see a listener.
    client.on('error', () => {})
    client.query = patient(client.query.bind(client) as Ask) as typeof client.query
  })
  return pool
}

/** A caller with a callback, as the pool is within itself, gets no promise. */
function patient(ask: Ask): Ask {
  return (...args) => {
    const answer = ask(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (error instanceof Error) {
        ofTheQueue.add(error)
        if (isWorthWaiting(error)) Object.assign(error, { code: startingUp })
      }
      throw error
    })
  }
}

/** graphile-worker knows collisions itself, and tries them again sooner. */
function isWorthWaiting(error: Error): boolean {
  if (isCollision(error)) return false
  return isPassing(error) || (error instanceof pg.DatabaseError && error.code === '55000')
}

/**
 * A note that the database refuses is logged and ends nothing: `guardWorker` gives the job back later, as one that this worker does
 * not work on. Every other unheard rejection ends the process, as it does without a listener.
 */
export function surviveLostNotes(log: Log): () => void {
  const hear = (error: unknown) => {
    if (!(error instanceof Error && ofTheQueue.has(error))) throw error
    log.error({ err: error }, 'the end of a job could not be noted')
  }
  process.on('unhandledRejection', hear)
  return () => process.off('unhandledRejection', hear)
}
