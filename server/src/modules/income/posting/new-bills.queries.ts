// The bills of a posting, with everything they are made of. Nothing is rounded but a bill's own two amounts.
import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { execute, rows, type Tx, written } from '../../../platform/database/query'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

export interface NewPosting {
  reportId: number
  postingId: number
  /** By its first day. */
  month: string
  currency: Currency
  at: Date
  confirmsAt: Date
}

/** One rate a report and currency; the agent's own needs none. */
const exchangesOf = ({ reportId, currency }: NewPosting) => sql`(
  select currency, rate from report_rates where report_id = ${reportId} and currency <> ${currency} union all select ${currency}::text, 1)`

/** What a line brings a party is its amount × exchange × split × rate; sums of exact figures are exact. */
export async function gatherParts(tx: Tx, posting: NewPosting): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_parts on commit drop as
      select sums.work_id, sums.isrc, sums.channel_id, sums.sale_month, sums.currency, sums.amount,
             case when share.counts_plays then sums.plays else 0 end as plays, share.counts_plays, share.member_id, share.case_id, share.split, share.rate, exchange.rate as exchange,
             sums.amount * exchange.rate * share.split as part,
             sums.amount * exchange.rate * share.split * share.rate as exact
      from posted_sums sums
      join posted_shares share on share.work_id = sums.work_id and share.isrc = sums.isrc and share.sale_month = sums.sale_month
      join ${exchangesOf(posting)} exchange on exchange.currency = sums.currency`,
  )
  await run(tx, sql`analyze posted_parts (work_id, isrc, channel_id, sale_month, member_id)`)
}

/** Sorted and locked, so that two postings that carry over to the same members wait for each other. */
export async function lockRests(tx: Tx, { currency }: NewPosting): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_rests on commit drop as select distinct member_id, channel_id from posted_parts`,
  )
  await run(tx, sql`analyze posted_rests`)
  await run(
    tx,
    sql`insert into income_rests (member_id, channel_id, currency)
      select member_id, channel_id, ${currency} from posted_rests order by 1, 2 on conflict do nothing`,
  )
  await run(
    tx,
    sql`select from income_rests rest join posted_rests taken using (member_id, channel_id) where rest.currency = ${currency}
      order by member_id, channel_id for no key update of rest`,
  )
}

/** Cases whose recordings the posting brings income for, after 0 for everything else. */
export async function listCasesOfParts(tx: Tx): Promise<number[]> {
  const query = sql<{ case_id: number }>`select distinct case_id from posted_parts order by case_id`
  return (await rows(tx, written(query))).map(({ case_id }) => case_id)
}

/** One case after the other: what a bill leaves over, the next one of its member and channel takes up. */
export async function insertBills(tx: Tx, posting: NewPosting, caseId: number): Promise<void> {
  const { postingId, month, currency, at, confirmsAt } = posting
  const madeFor = caseId === 0 ? null : caseId
  await run(
    tx,
    sql`with sums as (
        select member_id, channel_id, sum(part) as total, sum(exact) as exact, sum(plays)::bigint as plays,
               min(sale_month) as first_month, max(sale_month) as last_month
        from posted_parts where case_id = ${caseId} group by member_id, channel_id
      )
      insert into bills (posting_id, member_id, month, channel_id, sp_name, currency, total_minor, share_minor, status, created_at, changed_at,
                         confirms_at, exact, rest_before, rest_after, plays, first_month, last_month, made_for, held_for, held_from, remarks)
      select ${postingId}, sums.member_id, ${month}, sums.channel_id, coalesce(channel.name ->> 'zh-CN', channel.name ->> 'en'), ${currency},
             to_minor(sums.total, ${currency}), to_minor(sums.exact + rest.rest, ${currency}), case when claim.id is null then 0 else 10 end, ${at}, ${at},
             ${confirmsAt}, trim_scale(sums.exact), rest.rest,
             trim_scale(sums.exact + rest.rest - from_minor(to_minor(sums.exact + rest.rest, ${currency}), ${currency})),
             sums.plays, sums.first_month, sums.last_month, claim.id, claim.id, case when claim.id is not null then 0 end, coalesce(claim.number, '')
      from sums
      join income_rests rest on rest.member_id = sums.member_id and rest.channel_id = sums.channel_id and rest.currency = ${currency}
      join channels channel on channel.id = sums.channel_id
      left join infringement_cases claim on claim.id = ${madeFor}
      order by sums.member_id, sums.channel_id`,
  )
  await run(
    tx,
    sql`update income_rests rest set rest = bill.rest_after from bills bill
      where bill.posting_id = ${postingId} and bill.made_for is not distinct from ${madeFor}
        and rest.member_id = bill.member_id and rest.channel_id = bill.channel_id and rest.currency = bill.currency`,
  )
}

/** Of which there are few, and the planner knows it: joined by their channel first, they would be paired with every line of it. */
export async function gatherBills(tx: Tx, { postingId }: NewPosting): Promise<void> {
  await run(
    tx,
    sql`create temporary table posted_bills on commit drop as
      select id, member_id, channel_id, coalesce(made_for, 0) as case_id from bills where posting_id = ${postingId}`,
  )
  await run(tx, sql`analyze posted_bills`)
}

export async function insertParts(tx: Tx, posting: NewPosting): Promise<void> {
  const { postingId, reportId } = posting
  await run(
    tx,
    sql`insert into posting_titles (posting_id, title, work_id, isrc) select ${postingId}, title, work_id, isrc from posted_titles`,
  )
  await run(
    tx,
    sql`update report_titles title set posting_id = ${postingId} from posted_titles taken
      where title.report_id = ${reportId} and title.title = taken.title`,
  )
  await run(
    tx,
    sql`insert into bill_tracks (bill_id, work_id, isrc, sale_month, currency, plays, amount, exchange, split, rate, exact)
      select bill.id, part.work_id, part.isrc, part.sale_month, part.currency, part.plays, part.amount, part.exchange, part.split, part.rate, part.exact
      from posted_parts part
      join posted_bills bill on bill.member_id = part.member_id and bill.channel_id = part.channel_id and bill.case_id = part.case_id
      order by bill.id`,
  )
}

export interface PostedBill {
  id: number
  member_id: number
  channel_id: number
  share_minor: string
  is_closed: boolean
  /** Stands by itself until a claim is decided. */
  is_disputed: boolean
}

export function listPostedBills(tx: Tx, postingId: number): Promise<PostedBill[]> {
  const query = sql<PostedBill>`select bill.id, bill.member_id, bill.channel_id, bill.share_minor::text, member.state = 'closed' as is_closed,
           bill.made_for is not null as is_disputed
    from bills bill join members member on member.id = bill.member_id where bill.posting_id = ${postingId} order by bill.id`
  return rows(tx, written(query))
}

export interface ChannelSum {
  channel_id: number
  currency: Currency
  /** Minor units of the report's currency and of the agent's. */
  receivable: string
  converted: string
}

/** All of the report by channel and currency, each rounded once. */
export function sumReceivable(tx: Tx, posting: NewPosting): Promise<ChannelSum[]> {
  const { reportId, currency } = posting
  const query = sql<ChannelSum>`
    select sums.channel_id, sums.currency, to_minor(sums.amount, sums.currency)::text as receivable,
           to_minor(sums.amount * exchange.rate, ${currency})::text as converted
    from (
      select store.channel_id, sums.currency, sum(sums.amount) as amount
      from report_sums sums join report_stores store on store.report_id = sums.report_id and store.store = sums.store
      where sums.report_id = ${reportId} group by store.channel_id, sums.currency
    ) sums
    join ${exchangesOf(posting)} exchange on exchange.currency = sums.currency order by 1, 2`
  return rows(tx, written(query))
}

/** What no posting has taken, by channel, rounded once. */
export function sumSuspense(tx: Tx, posting: NewPosting): Promise<{ channel_id: number; amount: string }[]> {
  const { reportId, currency } = posting
  const query = sql<{ channel_id: number; amount: string }>`
    select sums.channel_id, to_minor(sum(sums.amount * exchange.rate), ${currency})::text as amount
    from (
      select store.channel_id, sums.currency, sum(sums.amount) as amount
      from report_sums sums
      join report_titles title on title.report_id = sums.report_id and title.title = sums.title
      join report_stores store on store.report_id = sums.report_id and store.store = sums.store
      where sums.report_id = ${reportId} and title.posting_id is null group by store.channel_id, sums.currency
    ) sums
    join ${exchangesOf(posting)} exchange on exchange.currency = sums.currency group by sums.channel_id order by 1`
  return rows(tx, written(query))
}
