// Where and how the recordings of a posting's bills were heard: all lines of the report once more, added up by bill and country, and by bill and use.
import { type RawBuilder, sql } from 'kysely'
import { execute, type Tx, written } from '../../../platform/database/query'
import { addUpByHash } from '../large-statements'
import type { NewPosting } from './new-bills.queries'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

export async function insertPlaces(tx: Tx, { reportId }: NewPosting): Promise<void> {
  await gatherFactors(tx)
  await addUpByHash(tx, () => gatherPlaces(tx, reportId))
  await run(
    tx,
    sql`insert into bill_countries (bill_id, country, plays, exact)
      select bill_id, country, plays, trim_scale(exact) from posted_places where not is_usage order by bill_id, country`,
  )
  await run(
    tx,
    sql`insert into bill_usages (bill_id, usage, plays, exact)
      select place.bill_id, used.name, sum(place.plays)::bigint, trim_scale(sum(place.exact)) from posted_places place
      join report_usages used on used.report_id = ${reportId} and used.usage = place.usage
      where place.is_usage group by place.bill_id, used.name`,
  )
}

/**
 * Which bills a line goes into, and what it is multiplied with for each. The planner knows nothing of a report that has just come and takes it
 * for a handful of lines: it would keep millions of them in memory to look each factor up among them. Read by a function that promises one row,
 * it is the factors that are kept.
 */
async function gatherFactors(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_factors on commit drop as
      select sums.title, sums.store, sums.sale_month, sums.currency, bill.id as bill_id, part.counts_plays, part.exchange * part.split * part.rate as factor
      from taken_sums sums
      join posted_parts part on part.work_id = sums.work_id and part.isrc = sums.isrc and part.channel_id = sums.channel_id
        and part.sale_month = sums.sale_month and part.currency = sums.currency
      join posted_bills bill on bill.member_id = part.member_id and bill.channel_id = part.channel_id and bill.case_id = part.case_id`,
  )
  await run(
    tx,
    sql`create function pg_temp.factors_of_lines() returns setof posted_factors language plpgsql rows 1
      as $$ begin return query select * from posted_factors; end $$`,
  )
}

/** Lines in one pass for both: grouped by country and by use, each for itself. */
async function gatherPlaces(tx: Tx, reportId: number): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_places on commit drop as
      select taken.bill_id, line.country, line.usage, coalesce(sum(line.quantity) filter (where taken.counts_plays), 0)::bigint as plays,
             sum(line.amount * taken.factor) as exact, grouping(line.country) = 1 as is_usage
      from report_lines line
      join pg_temp.factors_of_lines() taken on taken.title = line.title and taken.store = line.store
        and taken.sale_month = line.sale_month and taken.currency = line.currency
      where line.report_id = ${reportId}
      group by grouping sets ((taken.bill_id, line.country), (taken.bill_id, line.usage))`,
  )
}
