// What may leave, and what leaves. Rows of deliveries change their state in distribution/move-deliveries.ts alone.
import { sql } from 'kysely'
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'
import type { HostKey } from '../../../platform/transports/sftp/host-key'
import type { Said } from '../../distribution/distribution.public'

/** The row that everybody locks who decides what leaves to this channel. */
export async function lockChannel(tx: Tx, channelId: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('channels')
      .select(['id', 'is_on', 'paused_at', 'profile'])
      .where('id', '=', channelId)
      .forNoKeyUpdate(),
  )
  return found && { ...found, profile: readStoredProfile(found.profile) }
}

export async function findChannelToSend(tx: Tx, channelId: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('channels')
      .select(['id', 'code', 'is_sandbox', 'profile', 'sealed_credentials', 'host_key'])
      .where('id', '=', channelId),
  )
  return (
    found && {
      ...found,
      profile: readStoredProfile(found.profile),
      host_key: found.host_key as unknown as HostKey | null,
    }
  )
}

export async function countUnderWay(tx: Tx, channelId: number): Promise<number> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('channel_id', '=', channelId)
      .where('state', 'in', ['packing', 'sending']),
  )
  return Number(found?.count ?? 0)
}

interface Ready {
  channelId: number
  now: Date
  most: number
  /** Whether the channel answers: then nothing follows before it has. */
  isAnswering: boolean
}

/**
 * The oldest that may begin: not waiting for its time or for somebody, no later message has taken its place, and everything sent
 * before about the same release is settled.
 */
export async function listReady(tx: Tx, { channelId, now, most, isAnswering }: Ready): Promise<number[]> {
  const found = await rows(tx, {
    compile: () =>
      sql<{ id: number }>`select d.id from deliveries d
        where d.channel_id = ${channelId} and d.state = 'queued'
          and (d.next_attempt_at <= ${now} or (d.next_attempt_at is null and d.last_error is null))
          and not exists (
            select 1 from deliveries o
            where o.work_id = d.work_id and o.channel_id = d.channel_id and o.id <> d.id
              and o.track_id is not distinct from d.track_id
              and case when o.id > d.id then o.state <> 'withdrawn'
                else o.state in ('packing', 'sending') or (o.state = 'queued' and o.left_at is null)
                  or (${isAnswering} and o.state = 'delivered' and o.accepted_at is null) end)
        order by d.queued_at, d.id
        limit ${most}`.compile(build),
  })
  return found.map(({ id }) => id)
}

export async function findDelivery(tx: Tx, id: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select([
        'id',
        'state',
        'channel_id',
        'work_id',
        'track_id',
        'kind',
        'attempts',
        'message_id',
        'batch',
        'left_at',
      ])
      .where('id', '=', id),
  )
  return found && { ...found, kind: found.kind as DeliveryKind }
}

/** Before the last file goes: from now on the channel may have all of it. */
export function markLeft(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build.updateTable('deliveries').set({ left_at: now }).where('id', '=', id).where('left_at', 'is', null),
  )
}

export async function noteEvent(
  tx: Tx,
  deliveryId: number,
  { said, now, isFailure = false, staffId }: { said: Said; now: Date; isFailure?: boolean; staffId?: number },
): Promise<void> {
  await execute(
    tx,
    build.insertInto('delivery_events').values({
      delivery_id: deliveryId,
      happened_at: now,
      text: said.text,
      params: JSON.stringify(said.params),
      is_failure: isFailure,
      staff_id: staffId ?? null,
    }),
  )
}

/** In the order of sending. */
export async function listFiles(tx: Tx, deliveryId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('delivery_files as f')
      .leftJoin('packed_files as p', 'p.id', 'f.packed_file_id')
      .select(['f.position', 'f.path', 'f.size', 'f.content', 'f.sent_at', 'p.storage_key'])
      .where('f.delivery_id', '=', deliveryId)
      .orderBy('f.position'),
  )
  return found.map(file => ({ ...file, size: Number(file.size) }))
}

export function markFileSent(tx: Tx, deliveryId: number, position: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('delivery_files')
      .set({ sent_at: now })
      .where('delivery_id', '=', deliveryId)
      .where('position', '=', position),
  )
}
