import { type RawBuilder, sql } from 'kysely'
import { build, execute, one, type Tx, written } from '../../../platform/database/query'
import type { OtherLine, RefusedLine, SaleLine } from '../reading/report-line'
import type { NewTitle } from './title-numbers'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/** Titles of the report as they come. They become rows of it once they are matched (match-titles.ts). */
export async function prepareTitles(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`create temporary table open_titles (
      title integer, key bytea, kind text, isrc text, upc text, custom_id text, name text, artist text, release text
    ) on commit drop`,
  )
}

export async function insertOpenTitles(tx: Tx, titles: NewTitle[]): Promise<void> {
  await run(
    tx,
    sql`insert into open_titles
      select * from unnest(
        ${titles.map(({ number }) => number)}::int[],
        ${titles.map(({ key }) => key)}::bytea[],
        ${titles.map(({ kind }) => kind)}::text[],
        ${titles.map(({ isrc }) => isrc)}::text[],
        ${titles.map(({ upc }) => upc)}::text[],
        ${titles.map(({ customId }) => customId)}::text[],
        ${titles.map(({ title }) => title)}::text[],
        ${titles.map(({ artist }) => artist)}::text[],
        ${titles.map(({ release }) => release)}::text[])`,
  )
}

interface Numbered {
  number: number
  name: string
}

interface NewStore extends Numbered {
  /** What it calls itself. */
  known: string
}

/** A store that its payer has been asked about before is known by its channel; any other is the channel of its name, where the site has one. */
export async function insertStores(tx: Tx, reportId: number, stores: NewStore[]): Promise<void> {
  await run(
    tx,
    sql`insert into report_stores (report_id, store, name, channel_id)
      select ${reportId}, new.number, new.name, coalesce(told.channel_id, named.id)
      from unnest(${stores.map(({ number }) => number)}::smallint[], ${stores.map(({ name }) => name)}::text[],
                  ${stores.map(({ known }) => known)}::text[]) as new (number, name, known)
      join income_reports report on report.id = ${reportId}
      left join payer_stores told on told.payer_id = report.payer_id and told.store = plain_store(new.name)
      left join lateral (
        select channel.id from channels channel
        where not channel.is_store and new.known <> '' and told.channel_id is null
          and (plain_store(channel.name ->> 'en') = plain_store(new.known) or plain_store(channel.name ->> 'zh-CN') in (plain_store(new.known), plain_store(new.name)))
        order by channel.position, channel.id limit 1) named on true`,
  )
}

export async function insertUsages(tx: Tx, reportId: number, usages: Numbered[]): Promise<void> {
  await run(
    tx,
    sql`insert into report_usages (report_id, usage, name)
      select ${reportId}, * from unnest(${usages.map(({ number }) => number)}::smallint[], ${usages.map(({ name }) => name)}::text[])`,
  )
}

type Remarked = RefusedLine | OtherLine | SaleLine

export async function insertRemarks(tx: Tx, reportId: number, lines: Remarked[]): Promise<void> {
  const remarks = lines.map(remarkOf)
  const column = <Key extends keyof (typeof remarks)[number]>(key: Key) => remarks.map(remark => remark[key])
  await run(
    tx,
    sql`insert into report_remarks (report_id, line, at, size, what, reason, column_name, cell, amount, currency)
      select ${reportId}, * from unnest(
        ${column('line')}::int[], ${column('at')}::bigint[], ${column('size')}::int[], ${column('what')}::text[],
        ${column('reason')}::text[], ${column('column')}::text[], ${column('cell')}::text[],
        ${column('amount')}::numeric[], ${column('currency')}::text[])`,
  )
}

function remarkOf(line: Remarked) {
  const { at, size } = line
  const place = { line: line.line, at, size }
  if (line.is === 'sale') {
    return {
      ...place,
      what: 'noted',
      reason: line.notes.join(),
      column: '',
      cell: '',
      amount: line.amount,
      currency: line.currency,
    }
  }
  if (line.is === 'refused') {
    const { reason, column, cell, amount, currency } = line
    return { ...place, what: 'refused', reason, column, cell, amount, currency }
  }
  return {
    ...place,
    what: line.what,
    reason: line.counts.map(({ what, said, counted }) => `${what} ${said} ${counted}`).join(', '),
    column: '',
    cell: line.text,
    amount: line.total?.amount ?? null,
    currency: line.total?.currency ?? '',
  }
}

/** Sums that were added up as the lines came: COPY goes into no table with row-level security. */
export async function prepareSums(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`create temporary table new_sums (
      title integer, store smallint, sale_month date, currency text, lines integer, quantity bigint, amount numeric, line_numbers integer[]
    ) on commit drop`,
  )
}

export async function takeSums(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`insert into report_sums (report_id, title, store, sale_month, currency, lines, quantity, amount, line_numbers)
      select ${reportId}, title, store, sale_month, currency, lines, quantity, trim_scale(amount), line_numbers from new_sums`,
  )
}

/** The same, once all lines are there. */
export async function addUpLines(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`insert into report_sums (report_id, title, store, sale_month, currency, lines, quantity, amount, line_numbers)
      select ${reportId}, title, store, sale_month, currency, count(*), sum(quantity), sum(amount), array_agg(line)
      from report_lines where report_id = ${reportId} group by title, store, sale_month, currency`,
  )
}

export function findMonths(
  tx: Tx,
  reportId: number,
): Promise<{ first_month: string | null; last_month: string | null }> {
  return one(
    tx,
    build
      .selectFrom('report_sums')
      .select(({ fn }) => [fn.min('sale_month').as('first_month'), fn.max('sale_month').as('last_month')])
      .where('report_id', '=', reportId),
  )
}

/** Before it is read again. Nothing of a posted report can go: the database sees to that. */
export async function forgetLines(tx: Tx, reportId: number): Promise<void> {
  for (const table of [
    'report_lines',
    'report_sums',
    'report_remarks',
    'report_titles',
    'report_stores',
    'report_usages',
  ]) {
    await run(tx, sql`delete from ${sql.table(table)} where report_id = ${reportId}`)
  }
  // Those that people entered stay.
  await run(tx, sql`delete from report_rates where report_id = ${reportId} and is_from_file`)
}
