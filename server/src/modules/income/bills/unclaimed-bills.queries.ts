// Bills of closed accounts, whose money waits to be claimed.
import { type SqlBool, sql } from 'kysely'
import { build, rows, type Tx, written } from '../../../platform/database/query'
import type { BillRow } from './bill-moves.queries'

/** Confirmed, paid for by the payer and not held; and what corrects earlier payments: the account owes it. */
const isClaimable = sql<SqlBool>`
  (bill.status = 1 or (bill.status = 0 and bill.confirmed_at is not null and report.covered_at is not null))`

export async function lockClaimableBills(tx: Tx, memberId: number, currency: string): Promise<BillRow[]> {
  return rows(
    tx,
    build
      .selectFrom('bills as bill')
      .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
      .innerJoin('income_reports as report', 'report.id', 'posting.report_id')
      .selectAll('bill')
      .where('bill.member_id', '=', memberId)
      .where('bill.currency', '=', currency)
      .where(isClaimable)
      .orderBy('bill.id')
      .forNoKeyUpdate('bill'),
  )
}

export interface UnclaimedRow {
  account_id: number
  member_id: number
  currency: string
  amount: string
  bills: number
  claimable: string
  claimable_bills: number
  since: Date
}

/** A row for each closed account and currency with something left; the account that was opened first comes first. */
export function listUnclaimedRows(tx: Tx, after: number | undefined, limit: number): Promise<UnclaimedRow[]> {
  const query = sql<UnclaimedRow>`
    select account.id as account_id, account.member_id, account.currency, (-account.balance)::text as amount, left_over.bills, left_over.since,
           (left_over.claimable + owed.amount)::text as claimable, left_over.claimable_bills
    from ledger_accounts account
    cross join lateral (
      select count(distinct bill.id)::int as bills, min(moved.at) as since,
             coalesce(-sum(entry.amount) filter (where ${isClaimable}), 0) as claimable,
             count(distinct bill.id) filter (where ${isClaimable})::int as claimable_bills
      from ledger_entries entry
      join ledger_transactions moved on moved.id = entry.transaction_id
      join bills bill on bill.id = entry.bill_id and bill.status in (0, 1, 10)
      join postings posting on posting.id = bill.posting_id
      join income_reports report on report.id = posting.report_id
      where entry.account_id = account.id
    ) left_over
    cross join lateral (
      select coalesce(sum(bill.share_minor), 0) as amount from bills bill
      where bill.member_id = account.member_id and bill.currency = account.currency and bill.status = 1 and bill.corrects is not null
    ) owed
    where account.kind = 'unclaimed' and account.balance <> 0 and account.id > ${after ?? 0}
    order by account.id limit ${limit}`
  return rows(tx, written(query))
}

export interface UnclaimedSum {
  currency: string
  amount: string
  accounts: number
  since: Date | null
}

export function sumUnclaimed(tx: Tx): Promise<UnclaimedSum[]> {
  const query = sql<UnclaimedSum>`
    select account.currency, (-sum(account.balance))::text as amount, count(*)::int as accounts, min(first.at) as since
    from ledger_accounts account
    cross join lateral (
      select min(moved.at) as at from ledger_entries entry
      join ledger_transactions moved on moved.id = entry.transaction_id
      join bills bill on bill.id = entry.bill_id and bill.status in (0, 1, 10)
      where entry.account_id = account.id
    ) first
    where account.kind = 'unclaimed' and account.balance <> 0
    group by account.currency order by account.currency`
  return rows(tx, written(query))
}
