// Income of the whole site, from bills and the ledger.
import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { DeskFigureKind } from '#contract/income/income-figures-desk'
import { rows, type Tx, written } from '../../../platform/database/query'
import type { Period } from './figures.queries'

export interface DeskFigureRow {
  id: number | null
  name: string
  bills: number
  plays: number
  total_minor: string
  share_minor: string
  count: number
  all_total: string
  all_share: string
}

const groups: Record<DeskFigureKind, { id: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  payer: { id: sql`report.payer_id`, name: sql`(select name from payers where id = sums.id)` },
  channel: {
    id: sql`bill.channel_id`,
    name: sql`(select coalesce(name ->> 'zh-CN', name ->> 'en') from channels where id = sums.id)`,
  },
  member: { id: sql`bill.member_id`, name: sql`(select nickname from members where id = sums.id)` },
  month: {
    id: sql`extract(year from bill.month)::int * 100 + extract(month from bill.month)::int`,
    name: sql`to_char(to_date(sums.id::text, 'YYYYMM'), 'YYYY-MM')`,
  },
}

interface Wanted {
  by: DeskFigureKind
  period: Period
  currency: Currency
  /** Behind this one; what all come to is then that of what is left. */
  after?: { share: string; id: number }
  limit: number
}

/** The largest first; months, which are few, as they came. */
export function sumDeskFigures(
  tx: Tx,
  { by, period, currency, after, limit }: Wanted,
): Promise<DeskFigureRow[]> {
  const { id, name } = groups[by]
  const query = sql<DeskFigureRow>`
    select ${by === 'month' ? sql`null::bigint` : sql`sums.id`} as id, ${name} as name, sums.bills, sums.plays, sums.total::text as total_minor,
           sums.share::text as share_minor, count(*) over ()::int as count, (sum(sums.total) over ())::text as all_total,
           (sum(sums.share) over ())::text as all_share
    from (
      select ${id} as id, count(*)::int as bills, sum(bill.plays)::bigint as plays, sum(bill.total_minor) as total, sum(bill.share_minor) as share
      from bills bill join postings posting on posting.id = bill.posting_id join income_reports report on report.id = posting.report_id
      where bill.status <> 4 and bill.currency = ${currency} and bill.month between ${period.from} and ${period.to}
      group by 1
    ) sums ${after ? sql`where (-sums.share, sums.id) > (-${after.share}::numeric, ${after.id})` : sql``}
    order by ${by === 'month' ? sql`sums.id` : sql`sums.share`} desc, sums.id limit ${limit}`
  return rows(tx, written(query))
}

export interface WaitingRow {
  report_id: number
  name: string
  payer: string
  since: Date
  currency: string
  amount: string
}

/** Of reports that stand since they were posted, and of those that hold money though they were reversed; the oldest first. */
function listOpen(tx: Tx, open: RawBuilder<unknown>, limit: number) {
  const query = sql<WaitingRow>`
    select report.id as report_id, report.name, payer.name as payer, open.currency, open.amount::text as amount,
           coalesce((select min(posted_at) from postings where report_id = report.id and reversed_at is null),
                    (select max(reversed_at) from postings where report_id = report.id)) as since
    from (${open}) open
    join income_reports report on report.id = open.report_id and report.state in ('posted', 'reversed')
    join payers payer on payer.id = report.payer_id
    order by since, report.id, open.currency limit ${limit}`
  return rows(tx, written(query))
}

/** What payers owe; less than nothing is what they have paid too much. */
export function listUncovered(tx: Tx, limit: number) {
  const open = sql`select report_id, currency, sum(amount) as amount from payer_entries group by 1, 2 having sum(amount) <> 0`
  return listOpen(tx, open, limit)
}

export function listInSuspense(tx: Tx, limit: number) {
  const open = sql`
    select written.report_id, entry.currency, -sum(entry.amount) as amount
    from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions written on written.id = entry.transaction_id
    where account.kind = 'suspense' and written.report_id is not null group by 1, 2 having sum(entry.amount) <> 0`
  return listOpen(tx, open, limit)
}
