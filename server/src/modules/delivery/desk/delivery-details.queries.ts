import { sql } from 'kysely'
import type { DeliveryKind, DeliveryState } from '#contract/distribution/delivery-state'
import type { WorkStatus } from '#contract/works/work-status'
import { build, maybeOne, rows, type Tx } from '../../../platform/database/query'
import type { TextParams } from '../../../platform/texts/texts'
import { type DeliveryRecord, isReplaced, shownColumns, shownTables } from './shown-columns'

export interface WholeRecord extends DeliveryRecord {
  work_version: number
  work_status: WorkStatus
  track_id: number | null
  left_at: Date | null
  accepted_at: Date | null
  refused_by: 'channel' | 'us' | null
  link: string | null
  ended_by: number | null
  ended_name: string | null
  note: string
  /** A later message has taken its place. */
  is_replaced: boolean
}

export function findWholeDelivery(tx: Tx, id: number): Promise<WholeRecord | undefined> {
  return maybeOne(tx, {
    compile: () =>
      sql<WholeRecord>`select ${shownColumns}, d.work_version, w.status as work_status, d.track_id, d.left_at,
          d.accepted_at, d.refused_by, d.link, d.ended_by, s.name as ended_name, d.note, ${isReplaced} as is_replaced
        from deliveries d ${shownTables} left join staff s on s.id = d.ended_by
        where d.id = ${id}`.compile(build),
  })
}

/** What happened, in its order. */
export async function listEvents(tx: Tx, deliveryId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('delivery_events as e')
      .leftJoin('staff as s', 's.id', 'e.staff_id')
      .select(['e.id', 'e.happened_at', 'e.text', 'e.params', 'e.is_failure', 'e.staff_id', 's.name'])
      .where('e.delivery_id', '=', deliveryId)
      .orderBy('e.id'),
  )
  return found.map(event => ({ ...event, params: event.params as unknown as TextParams }))
}

/** In the order of sending. */
export async function listPackedFiles(tx: Tx, deliveryId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('delivery_files')
      .select(['path', 'role', 'size', 'sha256', 'sent_at'])
      .where('delivery_id', '=', deliveryId)
      .orderBy('position'),
  )
  return found.map(({ role, size, sha256, ...file }) => ({
    ...file,
    role: role as 'resource' | 'message' | 'completion',
    size: Number(size),
    sha256: sha256.toString('hex'),
  }))
}

/** Unless nobody could read so much. */
export async function findMessageFile(tx: Tx, deliveryId: number, most: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('delivery_files')
      .select(['path', 'content'])
      .where('delivery_id', '=', deliveryId)
      .where('role', '=', 'message')
      .where('size', '<=', most)
      .orderBy('position')
      .limit(1),
  )
  return found?.content ? { path: found.path, content: found.content } : undefined
}

interface Release {
  id: number
  work_id: number
  channel_id: number
  track_id: number | null
}

/** What may have reached the channel last about the same release. */
export async function findMessageBefore(tx: Tx, { id, work_id, channel_id, track_id }: Release) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select(['id', 'kind', 'state', 'message_id', 'batch', 'left_at'])
      .where('work_id', '=', work_id)
      .where('channel_id', '=', channel_id)
      .where('track_id', track_id === null ? 'is' : '=', track_id)
      .where('id', '<', id)
      .where('left_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1),
  )
  return found && { ...found, kind: found.kind as DeliveryKind, state: found.state as DeliveryState }
}
