import { sql } from 'kysely'
import { build, execute, rows, type Tx, written } from '../../../platform/database/query'

export function listStoresWithoutChannel(tx: Tx, reportId: number) {
  return rows(
    tx,
    build
      .selectFrom('report_stores')
      .select(['store', 'name'])
      .where('report_id', '=', reportId)
      .where('channel_id', 'is', null)
      .orderBy('store'),
  )
}

interface NamedStore {
  store: number
  /** One a store; no channel of the site can have it. */
  code: string
  /** By language. */
  name: string
}

/** Behind all channels, wherever somebody lists them by their place. */
export async function insertNamedStores(tx: Tx, stores: readonly NamedStore[]): Promise<void> {
  const query = sql`
    insert into channels (code, name, position, lead_days, is_store)
    select distinct on (code) code, name::jsonb, 1000000, 0, true
    from unnest(${stores.map(({ code }) => code)}::text[], ${stores.map(({ name }) => name)}::text[]) as new (code, name)
    order by code on conflict (agent_id, code) do nothing`
  await execute(tx, written(query))
}

export async function leadToStores(
  tx: Tx,
  reportId: number,
  stores: readonly Pick<NamedStore, 'store' | 'code'>[],
): Promise<void> {
  const query = sql`
    update report_stores named set channel_id = channel.id
    from unnest(${stores.map(({ store }) => store)}::smallint[], ${stores.map(({ code }) => code)}::text[]) as new (store, code)
    join channels channel on channel.code = new.code and channel.is_store
    where named.report_id = ${reportId} and named.store = new.store and named.channel_id is null`
  await execute(tx, written(query))
}
