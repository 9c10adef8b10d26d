// How much of one report is in another. The samples taken as they were read tell which reports are worth comparing in full.
import { type RawBuilder, sql } from 'kysely'
import { execute, one, rows, type Tx, written } from '../../../platform/database/query'
import type { LineSample } from './line-sample'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/**
 * A number for everything that makes a line but its place in the file and its currency: in a file that names none it is the payer's. What
 * repeats is hashed once, not once a line.
 */
const markedLines = (reportId: number) => sql`
  with titles as materialized (select title, hashtextextended(encode(key, 'hex'), 1) as mark from report_titles where report_id = ${reportId}),
    stores as materialized (select store, hashtextextended(plain_store(name), 2) as mark from report_stores where report_id = ${reportId}),
    usages as materialized (select usage, hashtextextended(name, 3) as mark from report_usages where report_id = ${reportId})
  select hash_numeric_extended(line.amount, hashint8extended(line.quantity, hashtextextended(line.country,
           title.mark # store.mark # used.mark # hashint4extended(line.sale_month - date '2000-01-01', 0)))) as mark
  from report_lines line
  join titles title using (title) join stores store using (store) join usages used using (usage)
  where line.report_id = ${reportId}`

export async function putSample(tx: Tx, reportId: number, { thinning, marks }: LineSample): Promise<void> {
  await run(tx, sql`delete from report_marks where report_id = ${reportId}`)
  await run(tx, sql`update income_reports set thinning = ${thinning} where id = ${reportId}`)
  await run(
    tx,
    sql`insert into report_marks (report_id, mark, lines)
      select ${reportId}, * from unnest(${marks.map(({ mark }) => mark)}::bigint[], ${marks.map(({ lines }) => lines)}::int[])`,
  )
}

/**
 * Other reports of the site that seem to have most of this one's lines, or to be mostly in it. Their payers may be others: the same sales are
 * given in for two of them as easily as twice for one. Of those without a sample nobody knows more than their months.
 */
export function listLikely(
  tx: Tx,
  reportId: number,
  share: number,
): Promise<{ id: number; lines: number }[]> {
  const query = sql<{ id: number; lines: number }>`
    with sharing as (
      select distinct there.report_id as id from report_marks here
      join report_marks there on there.mark = here.mark and there.report_id <> here.report_id where here.report_id = ${reportId}
    ),
    others as (
      select other.id, other.sale_lines, greatest(other.thinning, this.thinning) as thinning
      from income_reports this, sharing join income_reports other using (id)
      where this.id = ${reportId} and other.state in ('checked', 'posted', 'counted')
    ),
    months as (select min(sale_month) as first, max(sale_month) as last from report_sums where report_id = ${reportId}),
    unsampled as (
      select other.id, other.sale_lines from months
      join income_reports other on other.first_month <= months.last and other.last_month >= months.first
      where other.thinning is null and other.id <> ${reportId} and other.state in ('checked', 'posted', 'counted')
    ),
    samples as (
      select others.id, others.sale_lines, sampled.report_id = others.id as is_other, sampled.mark, sampled.lines from others
      join report_marks sampled on sampled.report_id in (others.id, ${reportId})
        and sampled.mark & ((1::bigint << others.thinning::int) - 1) = 0
    )
    select id, sale_lines as lines from (
      select id, sale_lines, mark, coalesce(min(lines) filter (where is_other), 0) as there, coalesce(min(lines) filter (where not is_other), 0) as here
      from samples group by id, sale_lines, mark
    ) marks group by id, sale_lines
    having sum(least(here, there)) > 0
      and sum(least(here, there)) >= ${share}::numeric * least(sum(here), sum(there))
    union all select id, sale_lines from unsampled
    order by id`
  return rows(tx, written(query))
}

/** Lines that are in both, as often as they are in both. */
export async function countEqualLines(tx: Tx, reportId: number, otherId: number): Promise<number> {
  const counted = (id: number) =>
    sql`(select mark, count(*) as lines from (${markedLines(id)}) marked group by mark)`
  const query = sql<{ lines: number }>`
    select coalesce(sum(least(here.lines, there.lines)), 0)::bigint as lines
    from ${counted(reportId)} here join ${counted(otherId)} there using (mark)`
  return (await one(tx, written(query))).lines
}

/** Written once for the two of them, whichever is read last. */
export async function putLikeness(tx: Tx, reportId: number, otherId: number, lines: number): Promise<void> {
  await run(
    tx,
    sql`insert into report_likenesses (report_id, other_id, equal_lines)
      select greatest(this.id, other.id), least(this.id, other.id), ${lines} from income_reports this, income_reports other
      where this.id = ${reportId} and other.id = ${otherId}`,
  )
}

/** In both directions, as they are listed. */
export async function forgetLikenesses(tx: Tx, reportId: number): Promise<void> {
  await run(tx, sql`delete from report_likenesses where report_id = ${reportId} or other_id = ${reportId}`)
}

/**
 * Two reports that are read at once would not see each other: the second waits here until the first is there, however long that is compared.
 */
export async function waitForOthers(tx: Tx): Promise<void> {
  await run(tx, sql`set local lock_timeout = 0`)
  await waitFor(tx, 'reports that are compared')
  await run(tx, sql`set local lock_timeout to default`)
}

/** Two reports that are posted at once, likewise: the second is judged when the first is known to be posted. */
export const waitForOtherPostings = (tx: Tx) => waitFor(tx, 'reports that are posted')

const waitFor = (tx: Tx, what: string) =>
  run(tx, sql`select pg_advisory_xact_lock(hashtext(${what}), ${tx.agentId}::int)`)

export interface Likeness {
  id: number
  name: string
  payer_id: number
  payer: string
  state: string
  lines: number
  equal_lines: number
  /** Or is about to be. */
  is_posted: boolean
}

/** In both directions: whichever of the two came first. */
export function listLikenesses(tx: Tx, reportId: number): Promise<Likeness[]> {
  const query = sql<Likeness>`
    select other.id, other.name, other.payer_id, payer.name as payer, other.state, other.sale_lines::bigint as lines, found.equal_lines,
           other.state = 'posted' or other.pending is not distinct from 'post' as is_posted
    from (select other_id, equal_lines from report_likenesses where report_id = ${reportId}
          union all select report_id, equal_lines from report_likenesses where other_id = ${reportId}) found (id, equal_lines)
    join income_reports other using (id) join payers payer on payer.id = other.payer_id order by found.equal_lines desc, other.id`
  return rows(tx, written(query))
}
