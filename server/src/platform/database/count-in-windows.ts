// Limits that are counted in the transaction of what they limit, so that parallel requests wait here and none slips through.
import { sql } from 'kysely'
import { build, one, type Tx } from './query'

export interface WindowLimit {
  key: string
  max: number
  seconds: number
}

/** Counts one more in this window and answers how many there are. */
export async function countInWindow(tx: Tx, key: string, windowStart: Date): Promise<number> {
  const { hits } = await one(
    tx,
    build
      .insertInto('rate_counters')
      .values({ key, window_start: windowStart })
      .onConflict(conflict =>
        conflict
          .columns(['agent_id', 'key', 'window_start'])
          .doUpdateSet({ hits: sql`rate_counters.hits + 1` }),
      )
      .returning('hits'),
  )
  return hits
}

/** Counts one more in each window, and answers the first that is full with when it ends. */
export async function countOneMore<L extends WindowLimit>(
  tx: Tx,
  limits: readonly L[],
  now: Date,
): Promise<(L & { secondsLeft: number }) | undefined> {
  const at = now.getTime() / 1000
  for (const limit of limits) {
    const { key, max, seconds } = limit
    const start = Math.floor(at / seconds) * seconds
    if ((await countInWindow(tx, key, new Date(start * 1000))) <= max) continue
    return { ...limit, secondsLeft: Math.max(1, Math.ceil(start + seconds - at)) }
  }
  return undefined
}
