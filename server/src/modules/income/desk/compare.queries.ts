import { sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'

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
}

/** The largest ones, by title, store and sale month. */
export function listDifferences(
  tx: Tx,
  reportId: number,
  otherId: number,
  most: number,
): Promise<Difference[]> {
  const sums = (id: number) => sql`(
    select title.key, min(title.name) as title, min(title.artist) as artist, plain_store(store.name) as store, sums.sale_month, sums.currency,
           sum(sums.amount) as amount
    from report_sums sums
    join report_titles title on title.report_id = sums.report_id and title.title = sums.title
    join report_stores store on store.report_id = sums.report_id and store.store = sums.store
    where sums.report_id = ${id} group by title.key, plain_store(store.name), sums.sale_month, sums.currency)`
  const query = sql<Difference>`
    select coalesce(here.title, there.title) as title, coalesce(here.artist, there.artist) as artist, store, to_char(sale_month, 'YYYY-MM') as month,
           currency, trim_scale(coalesce(here.amount, 0))::text as here, trim_scale(coalesce(there.amount, 0))::text as there
    from ${sums(reportId)} here full join ${sums(otherId)} there using (key, store, sale_month, currency)
    where here.amount is distinct from there.amount
    order by abs(coalesce(here.amount, 0) - coalesce(there.amount, 0)) desc, key, store, sale_month limit ${most}`
  return rows(tx, written(query))
}
