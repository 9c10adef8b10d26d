import { sql } from 'kysely'
import type { ReadingOverrides } from '#contract/income/reading'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

export interface PayerRow {
  id: number
  name: string
  currency: string
  reading: ReadingOverrides | null
  drop_folder: string | null
  is_sandbox: boolean
  is_archived: boolean
  version: number
  reports: number
  last_report_at: Date | null
}

export function listPayerRows(tx: Tx): Promise<PayerRow[]> {
  const query = sql<PayerRow>`
    select payer.id, payer.name, payer.currency, payer.reading, payer.drop_folder, payer.is_sandbox,
           payer.archived_at is not null as is_archived, payer.version, coalesce(sent.reports, 0)::int as reports, sent.last_report_at
    from payers payer
    left join (select payer_id, count(*) as reports, max(arrived_at) as last_report_at from income_reports group by payer_id) sent
      on sent.payer_id = payer.id
    order by payer.archived_at is not null, payer.name, payer.id`
  return rows(tx, written(query))
}

export function listPayerStores(tx: Tx, payerId?: number) {
  let query = build
    .selectFrom('payer_stores')
    .select(['payer_id', 'store', 'channel_id'])
    .orderBy('payer_id')
    .orderBy('store')
  if (payerId !== undefined) query = query.where('payer_id', '=', payerId)
  return rows(tx, query)
}

export function lockPayer(tx: Tx, payerId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('payers')
      .select(['id', 'name', 'currency', 'reading', 'drop_folder', 'is_sandbox', 'archived_at', 'version'])
      .where('id', '=', payerId)
      .forNoKeyUpdate(),
  )
}

interface PayerFacts {
  name: string
  currency: string
  reading: ReadingOverrides | null
  dropFolder: string | null
}

/** Who says how its files are read. */
export interface SetBy {
  staffId: number
  now: Date
}
const setBy = (who: SetBy | null) => (who ? { reading_by: who.staffId, reading_at: who.now } : {})

const columnsOf = ({ name, currency, reading, dropFolder }: PayerFacts) => ({
  name,
  currency,
  reading: reading && JSON.stringify(reading),
  drop_folder: dropFolder,
})

export async function insertPayer(
  tx: Tx,
  payer: PayerFacts & { isSandbox: boolean; now: Date; setBy: SetBy | null },
): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('payers')
      .values({
        ...columnsOf(payer),
        ...setBy(payer.setBy),
        is_sandbox: payer.isSandbox,
        created_at: payer.now,
      })
      .returning('id'),
  )
  return id
}

/** `who` only where it is read in another way from now on. */
export async function putPayer(
  tx: Tx,
  payerId: number,
  payer: PayerFacts,
  who: SetBy | null,
): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('payers')
      .set({ ...columnsOf(payer), ...setBy(who), version: sql`version + 1` })
      .where('id', '=', payerId)
      .returning('version'),
  )
  return version
}

export async function putArchived(tx: Tx, payerId: number, at: Date | null): Promise<void> {
  await execute(
    tx,
    build.updateTable('payers').set({ archived_at: at, version: sql`version + 1` }).where('id', '=', payerId),
  )
}

/** How its next files are read. */
export async function putPayerReading(
  tx: Tx,
  payerId: number,
  reading: ReadingOverrides,
  who: SetBy,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('payers')
      .set({ reading: JSON.stringify(reading), ...setBy(who), version: sql`version + 1` })
      .where('id', '=', payerId),
  )
}

export interface StoreOfChannel {
  store: string
  channel_id: number
}

/** Adds to what is known, or changes it. */
export async function putPayerStores(
  tx: Tx,
  payerId: number,
  stores: readonly StoreOfChannel[],
): Promise<void> {
  const query = sql`
    insert into payer_stores (payer_id, store, channel_id)
    select distinct on (plain_store(named.store)) ${payerId}::bigint, plain_store(named.store), channel.id
    from unnest(${stores.map(({ store }) => store)}::text[], ${stores.map(row => row.channel_id)}::bigint[]) as named (store, channel_id)
    join channels channel on channel.id = named.channel_id
    order by plain_store(named.store)
    on conflict (agent_id, payer_id, store) do update set channel_id = excluded.channel_id`
  await execute(tx, written(query))
}

export async function forgetPayerStores(tx: Tx, payerId: number): Promise<void> {
  await execute(tx, build.deleteFrom('payer_stores').where('payer_id', '=', payerId))
}

export function isNameTaken(tx: Tx, name: string, besides: number): Promise<{ id: number } | undefined> {
  return maybeOne(
    tx,
    build.selectFrom('payers').select('id').where('name', '=', name).where('id', '<>', besides),
  )
}

export function isFolderTaken(tx: Tx, folder: string, besides: number): Promise<{ id: number } | undefined> {
  return maybeOne(
    tx,
    build.selectFrom('payers').select('id').where('drop_folder', '=', folder).where('id', '<>', besides),
  )
}

/** Channels that do not exist, of those that were named. */
export async function findUnknownChannels(tx: Tx, channelIds: readonly number[]): Promise<number[]> {
  const query = sql<{ id: number }>`select wanted.id from unnest(${channelIds}::bigint[]) as wanted (id)
    where not exists (select from channels where channels.id = wanted.id and not channels.is_store)`
  return (await rows(tx, written(query))).map(({ id }) => id)
}
