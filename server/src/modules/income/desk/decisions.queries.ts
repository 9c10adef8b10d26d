import { sql } from 'kysely'
import type { ReadingOverrides } from '#contract/income/reading'
import { build, execute, maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export async function payerOf(tx: Tx, reportId: number): Promise<number | undefined> {
  const found = await maybeOne(
    tx,
    build.selectFrom('income_reports').select('payer_id').where('id', '=', reportId),
  )
  return found?.payer_id
}

/** Of what was discarded only sums are left. */
export async function hasLines(tx: Tx, reportId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('income_reports')
      .select('id')
      .where('id', '=', reportId)
      .where('state', '<>', 'discarded'),
  )
  return found !== undefined
}

/** What somebody set right; the rest is found anew around it. */
export async function putGiven(tx: Tx, reportId: number, given: ReadingOverrides): Promise<void> {
  const query = sql`update income_reports set settings = coalesce(settings, '{}') || jsonb_build_object('given', ${JSON.stringify(given)}::jsonb)
    where id = ${reportId}`
  await execute(tx, written(query))
}

/** For one table, which is known by its name however often the report is read. */
export async function putTableGiven(
  tx: Tx,
  reportId: number,
  table: string,
  given: ReadingOverrides,
): Promise<void> {
  const query = sql`update income_reports
    set settings = coalesce(settings, '{}') || jsonb_build_object('tables',
      coalesce(settings -> 'tables', '{}') || jsonb_build_object(${table}::text, ${JSON.stringify(given)}::jsonb))
    where id = ${reportId}`
  await execute(tx, written(query))
}

export interface EnteredRate {
  currency: string
  rate: string
}

export async function putRates(
  tx: Tx,
  reportId: number,
  rates: readonly EnteredRate[],
  who: { staffId: number; now: Date },
): Promise<void> {
  const query = sql`
    insert into report_rates (report_id, currency, rate, is_from_file, entered_by, entered_at)
    select ${reportId}, currency, rate, false, ${who.staffId}, ${who.now}
    from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ rate }) => rate)}::numeric[]) as entered (currency, rate)
    on conflict (report_id, currency) do update
      set rate = excluded.rate, is_from_file = false, entered_by = excluded.entered_by, entered_at = excluded.entered_at`
  await execute(tx, written(query))
}

export async function listCurrencies(tx: Tx, reportId: number): Promise<string[]> {
  const found = await rows(
    tx,
    build.selectFrom('report_sums').select('currency').distinct().where('report_id', '=', reportId),
  )
  return found.map(({ currency }) => currency)
}

/** None: a total that was typed is cleared, and it is kept who did so. */
export async function putTotal(
  tx: Tx,
  reportId: number,
  { currency, amount }: { currency: string; amount: string | null },
  who: { staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .insertInto('report_totals')
      .values({ report_id: reportId, currency, amount, entered_by: who.staffId, entered_at: who.now })
      .onConflict(conflict =>
        conflict
          .columns(['report_id', 'currency'])
          .doUpdateSet({ amount, entered_by: who.staffId, entered_at: who.now }),
      ),
  )
}

/**
 * This report, and those of the payer that wait with one of these stores: whoever decides to post one of them at this moment is waited for, or
 * comes after.
 */
export async function lockReportsWithStores(
  tx: Tx,
  { reportId, payerId, stores }: { reportId: number; payerId: number; stores: readonly string[] },
): Promise<number[]> {
  const query = sql<{ id: number }>`
    select id from income_reports report
    where report.id = ${reportId} or (
      report.payer_id = ${payerId} and report.state = 'checked' and report.pending is null and exists (
        select from report_stores store where store.report_id = report.id and plain_store(store.name) in (
          select plain_store(name) from unnest(${stores}::text[]) as named (name))))
    order by report.id for no key update`
  return (await rows(tx, written(query))).map(({ id }) => id)
}

/** As their payer's stores are known now. */
export async function applyPayerStores(tx: Tx, reportIds: readonly number[]): Promise<void> {
  const query = sql`
    update report_stores store set channel_id = known.channel_id
    from income_reports report, payer_stores known
    where report.id = any(${reportIds}::bigint[]) and store.report_id = report.id
      and known.payer_id = report.payer_id and known.store = plain_store(store.name)
      and store.channel_id is distinct from known.channel_id`
  await execute(tx, written(query))
}
