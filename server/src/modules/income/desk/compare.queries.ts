import { type RawBuilder, sql } from 'kysely'
import { one, rows, type Tx, written } from '../../../platform/database/query'

export function findNames(tx: Tx, reportId: number) {
  const query = sql<{ name: string; payer: string }>`
    select report.name, payer.name as payer from income_reports report join payers payer on payer.id = report.payer_id
    where report.id = ${reportId}`
  return one(tx, written(query))
}

export function sumLines(tx: Tx, reportId: number) {
  const query = sql<{ currency: string; amount: string; lines: number }>`
    select currency, trim_scale(sum(amount))::text as amount, sum(lines)::bigint as lines
    from report_sums where report_id = ${reportId} group by currency order by currency`
  return rows(tx, written(query))
}

export interface Difference {
  title: string
  artist: string
  store: string
  month: string
  currency: string
  here: string
  there: string
  /** Of this one above the other. */
  gap: string
}

const sumsOf = (reportId: number, titles: RawBuilder<unknown>) => sql`(
    select title.key, min(title.name) as title, min(title.artist) as artist, plain_store(store.name) as store, sums.sale_month, sums.currency,
           sum(sums.amount) as amount
    from report_sums sums
    join report_titles title on title.report_id = sums.report_id and title.title = sums.title
    join report_stores store on store.report_id = sums.report_id and store.store = sums.store
    where sums.report_id = ${reportId} and ${titles} group by title.key, plain_store(store.name), sums.sale_month, sums.currency)`

/** By title, store and sale month. */
const differencesOf = (reportId: number, otherId: number, titles = sql`true`) => sql`
    select coalesce(here.title, there.title) as title, coalesce(here.artist, there.artist) as artist, store, to_char(sale_month, 'YYYY-MM') as month,
           currency, trim_scale(coalesce(here.amount, 0))::text as here, trim_scale(coalesce(there.amount, 0))::text as there,
           trim_scale(coalesce(here.amount, 0) - coalesce(there.amount, 0))::text as gap
    from ${sumsOf(reportId, titles)} here full join ${sumsOf(otherId, titles)} there using (key, store, sale_month, currency)
    where here.amount is distinct from there.amount`

/** The largest ones. */
export function listDifferences(
  tx: Tx,
  reportId: number,
  otherId: number,
  most: number,
): Promise<Difference[]> {
  const query = sql<Difference>`${differencesOf(reportId, otherId)}
    order by abs(coalesce(here.amount, 0) - coalesce(there.amount, 0)) desc, key, store, sale_month limit ${most}`
  return rows(tx, written(query))
}

/** All of them, a number of titles at a time: looking for the largest would compare everything anew for each page. */
export async function listDifferencesByTitle(
  tx: Tx,
  reportId: number,
  otherId: number,
  { cursor = '', limit }: { cursor?: string; limit: number },
): Promise<{ items: Difference[]; next_cursor: string | null }> {
  const keysOf = (id: number) =>
    sql`(select distinct key from report_titles where report_id = ${id} and key > decode(${cursor}, 'hex') order by key limit ${limit})`
  const next = sql<{ key: Buffer }>`
    select key from (${keysOf(reportId)} union ${keysOf(otherId)}) both_reports order by key limit ${limit}`
  const keys = (await rows(tx, written(next))).map(({ key }) => key)
  const query = sql<Difference>`${differencesOf(reportId, otherId, sql`title.key = any(${keys}::bytea[])`)}
    order by key, store, sale_month, currency`
  return {
    items: keys.length === 0 ? [] : await rows(tx, written(query)),
    next_cursor: keys.length < limit ? null : (keys.at(-1)?.toString('hex') ?? null),
  }
}
