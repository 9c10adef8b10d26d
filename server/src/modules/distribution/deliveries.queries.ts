import { sql } from 'kysely'
import {
  type DeliveryKind,
  type DeliveryState,
  openDeliveryStates,
} from '#contract/distribution/delivery-state'
import { build, execute, rows, type Tx } from '../../platform/database/query'

export interface Message {
  channelId: number
  /** Whose video it is about; null: the work itself. */
  trackId: number | null
  kind: DeliveryKind
}

/** As far as they are not there yet. */
export async function insertDeliveries(
  tx: Tx,
  work: { id: number; version: number },
  messages: readonly Message[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return
  await execute(
    tx,
    build
      .insertInto('deliveries')
      .values(
        messages.map(({ channelId, trackId, kind }) => ({
          work_id: work.id,
          track_id: trackId,
          work_version: work.version,
          channel_id: channelId,
          kind,
          queued_at: now,
          changed_at: now,
        })),
      )
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** What has not left yet and is about the work as it was before. What may have left stays: the next message settles it. */
export function withdrawUnsent(tx: Tx, work: { id: number; version: number }, now: Date) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, changed_at: now })
      .where('work_id', '=', work.id)
      .where('work_version', '<', work.version)
      .where('state', 'in', ['queued', 'packing', 'refused'])
      .where('counts_as_sent', '=', false),
  )
}

export function withdrawDelivery(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, changed_at: now })
      .where('id', '=', id)
      .where('counts_as_sent', '=', false),
  )
}

/** A confirmed takedown stays as it is: it tells since when the work is down. */
export function withdrawAllButConfirmedTakedowns(tx: Tx, workId: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, changed_at: now })
      .where('work_id', '=', workId)
      .where('state', '<>', 'withdrawn')
      .where(eb => eb.or([eb('kind', '<>', 'takedown'), eb('state', '<>', 'live')])),
  )
}

/** What has gone to channels about a work, or may have, in the order in which it was queued. */
export async function listSent(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries')
      .select(['channel_id', 'track_id', 'kind', 'work_version'])
      .where('work_id', '=', workId)
      .where('counts_as_sent', '=', true)
      .orderBy('id'),
  )
  return found.map(({ channel_id, track_id, kind, work_version }) => ({
    channelId: channel_id,
    trackId: track_id,
    kind: kind as DeliveryKind,
    version: work_version,
  }))
}

export async function listQueuedIds(tx: Tx, workId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries')
      .select('id')
      .where('work_id', '=', workId)
      .where('state', '=', 'queued')
      .orderBy('id'),
  )
  return found.map(({ id }) => id)
}

/** What waits for somebody after a failure waits no longer. */
export function forgetFailures(tx: Tx) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ last_error: null, next_attempt_at: null })
      .where('state', '=', 'queued')
      .where('last_error', 'is not', null),
  )
}

/** The same for some of them, asked for by somebody: they count as changed. */
export function forgetFailuresOf(tx: Tx, ids: readonly number[], now: Date) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ last_error: null, next_attempt_at: null, changed_at: now })
      .where('id', 'in', ids)
      .where('state', '=', 'queued'),
  )
}

/**
 * What a channel has refused it does not have. Tried again it is another message, packed anew: the answer to the one before must not
 * count for it.
 */
export function renameRefused(tx: Tx, ids: readonly number[]) {
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({
        // By the moment: no count of ours goes on after a restored backup.
        message_id: sql<string>`'TRB-' || agent_id || '-' || id || '-' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MISS')`,
        batch: null,
        left_at: null,
        accepted_at: null,
      })
      .where('id', 'in', ids)
      .where('state', '=', 'refused')
      .where('refused_by', '=', 'channel'),
  )
}

export async function lockDeliveries(tx: Tx, ids: readonly number[]) {
  const found = await rows(
    tx,
    build.selectFrom('deliveries').select(['id', 'state']).where('id', 'in', ids).orderBy('id').forUpdate(),
  )
  return found.map(({ id, state }) => ({ id, state: state as DeliveryState }))
}

interface Change {
  state: DeliveryState
  changed_at: Date
  next_attempt_at?: Date | null
  last_error?: string | null
  delivered_at?: Date
  live_at?: Date
  refused_by?: 'channel' | 'us' | null
  ended_by?: number | null
  note?: string
}

/**
 * Packing is what an attempt begins with. With the first one a delivery gets its names: of its message, and of its batch, which is
 * the time to the second and, in place of milliseconds, the end of its number, so that no two of a second are the same.
 */
export function putDeliveries(tx: Tx, ids: readonly number[], change: Change) {
  const begun = {
    attempts: sql<number>`attempts + 1`,
    message_id: sql<string>`coalesce(message_id, 'TRB-' || agent_id || '-' || id)`,
    batch: sql<string>`coalesce(batch, to_char(${change.changed_at}::timestamptz at time zone 'UTC', 'YYYYMMDDHH24MISS')
      || lpad((id % 1000)::text, 3, '0'))`,
  }
  return execute(
    tx,
    build
      .updateTable('deliveries')
      .set({ ...change, ...(change.state === 'packing' ? begun : {}) })
      .where('id', 'in', ids),
  )
}

const openStates = sql.join(openDeliveryStates.map(state => sql.lit(state)))

interface Oldest {
  channel_id: number
  state: DeliveryState
  queued_at: Date
}

/** The oldest open delivery in each state at each channel: one look into the index each, however many there are. */
export function listOldestOpen(tx: Tx): Promise<Oldest[]> {
  return rows(tx, {
    compile: () =>
      sql<Oldest>`select c.id as channel_id, s.state, o.queued_at
        from channels c
        cross join unnest(array[${openStates}]) as s (state)
        cross join lateral (
          select d.queued_at from deliveries d
          where d.channel_id = c.id and d.state = s.state and d.state in (${openStates})
          order by d.queued_at limit 1) o`.compile(build),
  })
}
