// What statements are made of: sums of ledger entries, each in one statement, so that they are of one moment.
import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { LedgerAccountKind, LedgerTransactionKind } from '#contract/income/ledger-accounts'
import { rows, type Tx, written } from '../../../platform/database/query'
import { type ChannelNames, channelOfBill } from '../../income/income.public'

interface Span {
  from: Date
  to: Date
}

export interface MemberSum {
  account: LedgerAccountKind
  kind: LedgerTransactionKind
  currency: Currency
  /** Null: before the year. */
  month: string | null
  channel: ChannelNames | null
  withdrawal_id: number | null
  last_at: Date
  /** Credits are positive. */
  amount: string
}

const monthIn = (from: Date) =>
  sql`case when moved.at >= ${from} then to_char(moved.at at time zone 'Asia/Shanghai', 'YYYY-MM') end`

/** On the member's own accounts; and, each time by itself, what went from them to the tax office, to us and to the bank. */
export function sumMemberEntries(tx: Tx, memberId: number, { from, to }: Span): Promise<MemberSum[]> {
  const query = sql<MemberSum>`
    select account.kind as account, moved.kind, account.currency, ${monthIn(from)} as month, ${channelOfBill} as channel,
           moved.withdrawal_id, max(moved.at) as last_at, (-sum(entry.amount))::text as amount
    from ledger_accounts account
    join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions moved on moved.id = entry.transaction_id
    left join bills bill on bill.id = entry.bill_id
    where account.member_id = ${memberId} and moved.at < ${to}
    group by 1, 2, 3, 4, 5, 6
    union all
    select account.kind, moved.kind, account.currency, ${monthIn(from)}, null, moved.withdrawal_id, max(moved.at), (-sum(entry.amount))::text
    from withdrawals withdrawal
    join ledger_transactions moved on moved.withdrawal_id = withdrawal.id
    join ledger_entries entry on entry.transaction_id = moved.id
    join ledger_accounts account on account.id = entry.account_id and account.member_id is null
    where withdrawal.member_id = ${memberId} and moved.at < ${to}
    group by 1, 2, 3, 4, moved.id
    order by month, last_at, withdrawal_id, channel, account, kind, currency, amount`
  return rows(tx, written(query))
}

/** Of the clock in China, in which anything moved on the member's accounts. */
export async function listYearsOf(tx: Tx, memberId: number): Promise<number[]> {
  const query = sql<{ year: number }>`
    select distinct extract(year from moved.at at time zone 'Asia/Shanghai')::int as year
    from ledger_accounts account
    join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions moved on moved.id = entry.transaction_id
    where account.member_id = ${memberId} order by 1`
  return (await rows(tx, written(query))).map(({ year }) => year)
}

export interface OperatorSum {
  account: LedgerAccountKind
  kind: LedgerTransactionKind
  currency: Currency
  month: string
  member_id: number | null
  member_name: string | null
  payer_name: string | null
  amount: string
}

/** Of everybody, within the year. */
export function sumAllEntries(tx: Tx, { from, to }: Span): Promise<OperatorSum[]> {
  const query = sql<OperatorSum>`
    select sums.*, member.nickname as member_name, payer.name as payer_name
    from (
      select account.kind as account, moved.kind, account.currency, ${monthIn(from)} as month,
             coalesce(account.member_id, withdrawal.member_id) as member_id, account.payer_id, (-sum(entry.amount))::text as amount
      from ledger_transactions moved
      join ledger_entries entry on entry.transaction_id = moved.id
      join ledger_accounts account on account.id = entry.account_id
      left join withdrawals withdrawal on withdrawal.id = moved.withdrawal_id
      where moved.agent_id = current_agent() and moved.at >= ${from} and moved.at < ${to}
      group by 1, 2, 3, 4, 5, 6
    ) sums
    left join members member on member.id = sums.member_id
    left join payers payer on payer.id = sums.payer_id
    order by sums.month, sums.member_id, sums.payer_id`
  return rows(tx, written(query))
}

/** What left for the bank and came back, of one withdrawal. */
export async function sumPaid(tx: Tx, withdrawalId: number): Promise<bigint> {
  const query = sql<{ amount: string }>`
    select coalesce(-sum(entry.amount), 0)::text as amount
    from ledger_transactions moved
    join ledger_entries entry on entry.transaction_id = moved.id
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'bank'
    where moved.withdrawal_id = ${withdrawalId}`
  const [found] = await rows(tx, written(query))
  return BigInt(found?.amount ?? 0)
}
