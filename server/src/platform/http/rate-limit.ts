// Limits count in PostgreSQL, so that several servers count together.
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Call } from '#contract/call'
import type { Database } from '../database/database'
import { build, one } from '../database/query'
import { Refusal } from '../refusal'
import type { Actor } from './actor'

export async function countAgainstRate(
  database: Database,
  agentId: number,
  call: Pick<Call, 'name' | 'rate'>,
  actor: Actor,
  address: string,
  now: Date,
): Promise<void> {
  const { rate } = call
  if (!rate) return
  const who = rate.per === 'account' ? senderOf(actor, address) : network(address)
  const { hits, secondsLeft } = await countInWindow(database, agentId, `${call.name} ${who}`, rate, now)
  if (hits > rate.max) {
    throw new Refusal('tooManyRequests', { params: { seconds: secondsLeft }, retryAfterSeconds: secondsLeft })
  }
}

/** Counts one more in the window that this moment falls into. */
export async function countInWindow(
  database: Database,
  agentId: number,
  key: string,
  { seconds }: { seconds: number },
  now: Date,
): Promise<{ hits: number; secondsLeft: number }> {
  const windowStart = Math.floor(now.getTime() / 1000 / seconds) * seconds
  const { hits } = await database.change(agentId, tx =>
    one(
      tx,
      build
        .insertInto('rate_counters')
        .values({ key, window_start: new Date(windowStart * 1000) })
        .onConflict(conflict =>
          conflict
            .columns(['agent_id', 'key', 'window_start'])
            .doUpdateSet({ hits: sql`rate_counters.hits + 1` }),
        )
        .returning('hits'),
    ),
  )
  return { hits, secondsLeft: Math.max(1, Math.ceil(windowStart + seconds - now.getTime() / 1000)) }
}

/** An account, or for guests the network they come from. */
export function senderOf(actor: Actor, address: string): string {
  if (actor.kind === 'member') return `member ${actor.personId}`
  return actor.kind === 'staff' ? `staff ${actor.staffId}` : network(address)
}

/** One customer usually holds a whole /64 of IPv6: counting single addresses would count nothing. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail = ''] = address.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const middle = address.includes('::') ? Array(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  return `${[...front, ...middle, ...back].slice(0, 4).join(':')}::/64`
}
