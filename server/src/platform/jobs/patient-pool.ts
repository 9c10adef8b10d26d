// graphile-worker notes a job as done without waiting for it, so an error there is heard by nobody and ends the process. It tries
// again by itself where PostgreSQL says that it is starting up: a connection that is lost or refused is told as that, also where
// there is no room for one or the database is closed to all.
import pg from 'pg'
import { isConnectionLost, isPassing } from '../database/failure'

const startingUp = '57P03'

type Ask = (...args: unknown[]) => unknown

export function patientPool(jobsUrl: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: jobsUrl, max, keepAlive: true })
  pool.connect = patient(pool.connect.bind(pool) as Ask, isRefusedForNow) as typeof pool.connect
  pool.on('connect', client => {
    // A connection in use reports its loss through the query; graphile-worker only wants to see a listener.
    client.on('error', () => {})
    client.query = patient(client.query.bind(client) as Ask, isConnectionLost) as typeof client.query
  })
  return pool
}

/** Whoever asks with a callback, as the pool does within itself, gets no promise. */
function patient(ask: Ask, passes: (error: unknown) => boolean): Ask {
  return (...args) => {
    const answer = ask(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (error instanceof Error && passes(error)) Object.assign(error, { code: startingUp })
      throw error
    })
  }
}

function isRefusedForNow(error: unknown): boolean {
  return isPassing(error) || (error instanceof pg.DatabaseError && error.code === '55000')
}
