import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export interface Rounding {
  currency: Currency
  /** Minor units that the total has more than its parts by store. */
  amount: string
}

/** By currency, where there is any. */
export function sumRounding(tx: Tx, reportId: number): Promise<Rounding[]> {
  const query = sql<Rounding>`
    with parts as (
      select store.channel_id, sums.currency, sum(sums.amount) as amount
      from report_sums sums join report_stores store on store.report_id = sums.report_id and store.store = sums.store
      where sums.report_id = ${reportId} and sums.currency <> '' group by store.channel_id, sums.currency
    )
    select currency, (to_minor(sum(amount), currency) - sum(to_minor(amount, currency)))::text as amount
    from parts group by currency having to_minor(sum(amount), currency) <> sum(to_minor(amount, currency)) order by currency`
  return rows(tx, written(query))
}

/** The next posted report whose receivable is rounded for each store. */
export async function findToRound(tx: Tx): Promise<number | undefined> {
  const query = sql<{ id: number }>`
    select id from income_reports where agent_id = ${tx.agentId} and state = 'posted' and rounded_once_at is null and pending is null
    order by id limit 1`
  return (await maybeOne(tx, written(query)))?.id
}
