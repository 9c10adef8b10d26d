import { sql } from 'kysely'
import { execute, type Tx, written } from '../../platform/database/query'

/** Held until the end, so that two at once cannot both be the last one. */
export function holdOffers(tx: Tx) {
  return execute(tx, written(sql`select pg_advisory_xact_lock(hashtext('cover offers'), ${tx.agentId}::int)`))
}

export type OfferTable = 'cover_backgrounds' | 'cover_shadows' | 'cover_templates'

/** As they are named; what is not named keeps its place behind them. */
export function putOfferOrder(tx: Tx, table: OfferTable, ids: readonly number[]) {
  return execute(
    tx,
    written(sql`
      update ${sql.table(table)} t set position = placed.place
      from (
        select o.id, row_number() over (order by wanted.place nulls last, o.position, o.id) as place
        from ${sql.table(table)} o
        left join unnest(${ids}::bigint[]) with ordinality as wanted (id, place) on wanted.id = o.id) placed
      where placed.id = t.id`),
  )
}
