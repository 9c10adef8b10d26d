import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DeliveryKind, deliveryKinds } from '#contract/distribution/delivery-state'
import { build, rows, type Tx } from '../../../platform/database/query'
import { type DeliveryRecord, type ShownState, shownColumns, shownStates, shownTables } from './shown-columns'

export interface DeliveryFilter {
  channelId?: number
  /** Absent: all. */
  states?: readonly ShownState[]
  kinds?: readonly DeliveryKind[]
  /** In one form of writing. */
  words?: readonly string[]
  /** Where the indexes led to: works, or deliveries themselves. */
  among?: { workIds: readonly number[]; deliveryIds: readonly number[] }
  /** Where the page before ended. */
  after?: { at: string; id: number }
  limit: number
}

/** The latest change first. The page is found before anything else is read about its rows. */
export function listDeliveryRows(tx: Tx, filter: DeliveryFilter): Promise<DeliveryRecord[]> {
  return rows(tx, {
    compile: () =>
      sql<DeliveryRecord>`select ${shownColumns} from (${pageOf(filter)}) page
        join deliveries d on d.id = page.id ${shownTables}
        order by d.changed_at desc, d.id desc`.compile(build),
  })
}

/** Those of a page alone, for whoever goes through all of them. */
export async function listDeliveryPlaces(tx: Tx, filter: DeliveryFilter) {
  const page = () => pageOf(filter).compile(build)
  return rows<{ id: number; place: string }>(tx, { compile: page })
}

/**
 * A page's worth of every combination that is wanted, straight from the index: one that is rare among a million would be
 * long in coming otherwise.
 */
function pageOf(filter: DeliveryFilter) {
  const { channelId, states, kinds, among, limit } = filter
  const conditions = conditionsOf(filter)
  const order = sql`order by d.changed_at desc, d.id desc limit ${limit}`
  const matching = (more: RawBuilder<SqlBool>[]) => sql<{ id: number; place: string }>`
    select d.id, d.changed_at, d.changed_at::text as place from deliveries d
    where ${sql.join([sql<SqlBool>`true`, ...conditions, ...more], sql` and `)} ${order}`
  const best = sql`order by lane.changed_at desc, lane.id desc limit ${limit}`
  if (among) {
    const { workIds, deliveryIds } = among
    const found = sql<SqlBool>`(d.work_id = any(${workIds}::bigint[]) or d.id = any(${deliveryIds}::bigint[]))`
    return matching([found, ...narrowedTo(filter)])
  }
  const ofKind = sql<SqlBool>`d.kind = k.kind`
  const wantedKinds = sql`unnest(${kinds ?? deliveryKinds}::text[]) as k (kind)`
  if (channelId !== undefined || states) {
    const wanted = sql`unnest(${states ?? shownStates}::text[]) as s (state)`
    const lane = [
      sql<SqlBool>`d.channel_id = o.id`,
      ofKind,
      sql<SqlBool>`shown_state(d.state, d.last_error) = s.state`,
    ]
    const ofChannel = channelId === undefined ? sql`true` : sql`o.id = ${channelId}`
    return sql<{
      id: number
      place: string
    }>`select lane.* from channels o cross join ${wantedKinds} cross join ${wanted}
      cross join lateral (${matching(lane)}) lane where ${ofChannel} ${best}`
  }
  if (kinds) {
    return sql<{ id: number; place: string }>`select lane.* from ${wantedKinds}
      cross join lateral (${matching([ofKind])}) lane ${best}`
  }
  return matching([])
}

function narrowedTo({ channelId, states, kinds }: DeliveryFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (channelId !== undefined) conditions.push(sql`d.channel_id = ${channelId}`)
  if (states) conditions.push(sql`shown_state(d.state, d.last_error) = any(${states}::text[])`)
  if (kinds) conditions.push(sql`d.kind = any(${kinds}::text[])`)
  return conditions
}

/** Whatever the indexes do not lead to. */
function conditionsOf({ words = [], among, after }: DeliveryFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (after) conditions.push(sql`(d.changed_at, d.id) < (${after.at}::timestamptz, ${after.id}::bigint)`)
  if (words.length > 0 && !among) {
    const found = words.map(word => sql<SqlBool>`position(${word} in w.search_text) > 0`)
    conditions.push(
      sql`exists (select from works w where w.id = d.work_id and ${sql.join(found, sql` and `)})`,
    )
  }
  return conditions
}

/** Those whose batch or message is called exactly so. */
export async function deliveriesCalled(tx: Tx, name: string): Promise<number[]> {
  const found = await rows<{ id: number }>(tx, {
    compile: () =>
      sql<{ id: number }>`select d.id from deliveries d where d.message_id = ${name}
        union select d.id from channels c join deliveries d on d.channel_id = c.id and d.batch = ${name}`.compile(
        build,
      ),
  })
  return found.map(({ id }) => id)
}
