// What a row of the operator's list says, wherever such a row is read.
import { sql } from 'kysely'
import type { DeliveryKind, DeliveryState } from '#contract/distribution/delivery-state'
import type { Language } from '#contract/language'

/** As `shown_state()` tells them. */
export const shownStates = [
  'queued',
  'stuck',
  'packing',
  'sending',
  'delivered',
  'live',
  'refused',
  'withdrawn',
] as const
export type ShownState = (typeof shownStates)[number]

export interface DeliveryRecord {
  id: number
  place: string
  work_id: number
  title: string
  artists: string
  upc: string | null
  cover: string | null
  channel_id: number
  channel_code: string
  channel_name: Record<Language, string>
  kind: DeliveryKind
  state: DeliveryState
  attempts: number
  last_error: string | null
  next_attempt_at: Date | null
  queued_at: Date
  changed_at: Date
  delivered_at: Date | null
  live_at: Date | null
  batch: string | null
  message_id: string | null
}

/** What a row of the list shows. `d` is the delivery. */
export const shownColumns = sql`d.id, d.changed_at::text as place, d.work_id, w.title, w.artists, w.upc, (
    select encode(m.sha256, 'hex') from materials m
    join stored_files f on f.sha256 = m.sha256 and (f.analysis ->> 'hasThumbnails')::boolean
    where m.work_id = w.id and m.type = 'cover' order by m.id desc limit 1) as cover,
  d.channel_id, c.code as channel_code, c.name as channel_name, d.kind, d.state, d.attempts, d.last_error,
  d.next_attempt_at, d.queued_at, d.changed_at, d.delivered_at, d.live_at, d.batch, d.message_id`
export const shownTables = sql`join works w on w.id = d.work_id join channels c on c.id = d.channel_id`

/** Whether a later message about the same release waits or was sent. `d` is the delivery. */
export const isReplaced = sql<boolean>`exists (
  select from deliveries o where o.work_id = d.work_id and o.channel_id = d.channel_id and o.id > d.id
    and o.track_id is not distinct from d.track_id and o.state <> 'withdrawn')`
