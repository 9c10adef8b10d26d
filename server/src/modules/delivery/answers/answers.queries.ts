import { sql } from 'kysely'
import { emptyProfile } from '#contract/distribution/channel-profile'
import type { DeliveryKind, DeliveryState } from '#contract/distribution/delivery-state'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

export function findSettled(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('deliveries')
      .select([
        'id',
        'work_id',
        'work_version',
        'channel_id',
        'track_id',
        'kind',
        'state',
        'accepted_at',
        'link',
      ])
      .where('id', '=', id),
  )
}

export function putAnswer(tx: Tx, id: number, answer: { accepted_at?: Date; link?: string }) {
  return execute(tx, build.updateTable('deliveries').set(answer).where('id', '=', id))
}

/** Whose answer is still to come, and those that are accepted and may still get their link. */
export async function listUnanswered(tx: Tx, channelId: number, since: Date) {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries')
      .select(['id', 'message_id'])
      .where('channel_id', '=', channelId)
      .where('message_id', 'is not', null)
      .where(eb =>
        eb.or([
          eb.and([eb('state', '=', 'delivered'), eb('accepted_at', 'is', null)]),
          eb.and([
            eb('state', 'in', ['delivered', 'live']),
            eb('kind', '=', 'release'),
            eb('link', 'is', null),
            eb('changed_at', '>', since),
          ]),
        ]),
      ),
  )
  return new Map(found.map(({ id, message_id }) => [message_id as string, id]))
}

/** What was said last about a delivery. */
export async function lastEvent(tx: Tx, deliveryId: number): Promise<string | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('delivery_events')
      .select('text')
      .where('delivery_id', '=', deliveryId)
      .orderBy('id', 'desc')
      .limit(1),
  )
  return found?.text
}

export interface Standing {
  id: number
  kind: DeliveryKind
  state: DeliveryState
  channel_id: number
  last_error: string | null
  refused_by: 'channel' | 'us' | null
}

/** Where everything about a work stands that is not withdrawn, in the order in which it was queued. */
export async function listStanding(tx: Tx, workId: number): Promise<Standing[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('deliveries')
      .select(['id', 'kind', 'state', 'channel_id', 'last_error', 'refused_by'])
      .where('work_id', '=', workId)
      .where('state', '<>', 'withdrawn')
      .orderBy('id'),
  )
  return found as Standing[]
}

/** An update that waits behind a release which the channel has refused. */
export async function takeWaitingUpdate(
  tx: Tx,
  { work_id, channel_id, track_id }: { work_id: number; channel_id: number; track_id: number | null },
  now: Date,
) {
  return maybeOne(
    tx,
    build
      .updateTable('deliveries')
      .set({ state: 'withdrawn', next_attempt_at: null, changed_at: now })
      .where('work_id', '=', work_id)
      .where('channel_id', '=', channel_id)
      .where('track_id', track_id === null ? 'is' : '=', track_id)
      .where('kind', '=', 'update')
      .where('state', '=', 'queued')
      .where('left_at', 'is', null)
      .returning('work_version'),
  )
}

interface Due {
  id: number
}

/**
 * What has become true by this day. An accepted release: its date has come. Where no channel answers: a release on the day after it was
 * delivered and its date; everything else so many days after it was delivered.
 */
export function listDue(tx: Tx, today: string, most: number): Promise<Due[]> {
  return rows(tx, {
    compile: () =>
      sql<Due>`select d.id from deliveries d
        join works w on w.id = d.work_id
        join channels c on c.id = d.channel_id
        where d.state = 'delivered'
          and case
            when d.accepted_at is not null then d.kind <> 'release' or (w.scope ->> 'release_date')::date <= ${today}::date
            when c.profile ->> 'acknowledgement' = 'files' then false
            when d.kind = 'release' then
              greatest(day_in_china(d.delivered_at), (w.scope ->> 'release_date')::date) < ${today}::date
            else day_in_china(d.delivered_at) + coalesce((c.profile ->> 'confirm_days')::int, ${emptyProfile.confirm_days}) <= ${today}::date end
        order by d.id limit ${most}`.compile(build),
  })
}
