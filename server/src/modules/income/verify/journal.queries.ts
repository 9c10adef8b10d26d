// What must be equal inside the database: each query answers what is not.
import { type RawBuilder, sql } from 'kysely'
import { rows, type Tx, written } from '../../../platform/database/query'
import type { Difference } from './difference'

const find = (tx: Tx, query: RawBuilder<Difference>): Promise<Difference[]> => rows(tx, written(query))

export const findUnbalanced = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'transaction' as what, transaction_id || ' ' || currency as "where", sum(amount)::text as recorded, '0' as recomputed
      from ledger_entries group by transaction_id, currency having sum(amount) <> 0`,
  )

export const findWrongBalances = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'balance' as what, account.kind || ' ' || account.id as "where", account.balance::text as recorded, coalesce(sum(entry.amount), 0)::text as recomputed
      from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  )

/** A bill's amounts follow from its parts and from what was left over before. */
export const findWrongBills = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'bill' as what, bill.id::text as "where", bill.share_minor || ' ' || bill.total_minor || ' ' || trim_scale(bill.exact) || ' ' || trim_scale(bill.rest_after) as recorded,
             to_minor(tracks.exact + bill.rest_before, bill.currency) || ' ' || to_minor(tracks.part, bill.currency) || ' ' || trim_scale(tracks.exact) || ' '
               || trim_scale(tracks.exact + bill.rest_before - from_minor(to_minor(tracks.exact + bill.rest_before, bill.currency), bill.currency)) as recomputed
      from bills bill
      cross join lateral (select sum(amount * exchange * split * rate) as exact, sum(amount * exchange * split) as part from bill_tracks where bill_id = bill.id) tracks
      where bill.tag = 'normal' and (
        bill.share_minor is distinct from to_minor(tracks.exact + bill.rest_before, bill.currency)
        or bill.total_minor is distinct from to_minor(tracks.part, bill.currency)
        or bill.exact is distinct from tracks.exact
        or bill.rest_after is distinct from tracks.exact + bill.rest_before - from_minor(to_minor(tracks.exact + bill.rest_before, bill.currency), bill.currency))`,
  )

/** Countries and ways of use each come to the whole. */
export const findWrongParts = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'parts' as what, bill.id::text as "where", trim_scale(bill.exact)::text as recorded,
             coalesce(trim_scale(countries.exact)::text, '-') || ' by country, ' || coalesce(trim_scale(usages.exact)::text, '-') || ' by use' as recomputed
      from bills bill
      cross join lateral (select sum(exact) as exact from bill_countries where bill_id = bill.id) countries
      cross join lateral (select sum(exact) as exact from bill_usages where bill_id = bill.id) usages
      where bill.tag = 'normal' and (bill.exact is distinct from countries.exact or bill.exact is distinct from usages.exact)`,
  )

/** Where a bill stands, its money stands in the ledger. */
export const findMisplacedBills = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`with standing as (
        select bill.id, bill.share_minor, case
            when bill.status = 4 then 'nowhere'
            when bill.status = 2 then 'in_withdrawal'
            when bill.status = 3 then 'paid'
            when bill.tag = 'adjustment' then 'member_debt'
            when member.state = 'closed' then 'unclaimed'
            when bill.status = 1 or bill.held_from = 1 then 'member_available'
            else 'member_pending' end as place
        from bills bill join members member on member.id = bill.member_id
      ), entries as (
        select entry.bill_id, account.kind, sum(entry.amount) as amount
        from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
        where entry.bill_id is not null and account.member_id is not null group by 1, 2 having sum(entry.amount) <> 0
      )
      select 'place of a bill' as what, standing.id::text as "where", standing.place || ' ' || standing.share_minor as recorded,
             coalesce(string_agg(entries.kind || ' ' || -entries.amount, ', ' order by entries.kind), 'nowhere') as recomputed
      from standing left join entries on entries.bill_id = standing.id
      where standing.place <> 'paid'
      group by standing.id, standing.place, standing.share_minor
      having coalesce(string_agg(entries.kind || ' ' || -entries.amount, ', ' order by entries.kind), 'nowhere')
        <> case when standing.place = 'nowhere' or standing.share_minor = 0 then 'nowhere' else standing.place || ' ' || standing.share_minor end`,
  )

/** What is carried over is what the standing bills left over. */
export const findWrongRests = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'rest' as what, rest.member_id || ' in channel ' || rest.channel_id as "where", trim_scale(rest.rest)::text as recorded,
             trim_scale(coalesce(sum(bill.rest_after - bill.rest_before), 0))::text as recomputed
      from income_rests rest
      left join (bills bill join postings posting on posting.id = bill.posting_id and posting.reversed_at is null)
        on bill.member_id = rest.member_id and bill.channel_id = rest.channel_id and bill.currency = rest.currency and bill.tag = 'normal'
      group by rest.member_id, rest.channel_id, rest.rest
      having rest.rest <> coalesce(sum(bill.rest_after - bill.rest_before), 0)`,
  )

/** A report is covered when nothing is open. */
export const findWrongCover = (tx: Tx): Promise<Difference[]> =>
  find(
    tx,
    sql`select 'cover' as what, report.id::text as "where", (report.covered_at is not null)::text as recorded, bool_and(coalesce(open.amount, 0) = 0)::text as recomputed
      from income_reports report
      left join (
        select report_id, currency, sum(amount) as amount from payer_entries group by 1, 2
      ) open on open.report_id = report.id
      where report.state = 'posted' group by report.id
      having (report.covered_at is not null) <> bool_and(coalesce(open.amount, 0) = 0)`,
  )
