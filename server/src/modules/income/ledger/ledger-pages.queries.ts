// What finance sees of the ledger. Amounts come as text: they may be larger than a number holds.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { LedgerAccountKind, LedgerTransactionKind } from '#contract/income/ledger-accounts'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { plainText, searchTerms } from '../../../platform/search-terms'
import { type ChannelNames, channelOfBill } from '../bills/channel-of-bill'

export interface GroupRow {
  kind: LedgerAccountKind
  currency: Currency
  accounts: number
  balance: string
  account_id: number | null
}

export function listGroups(tx: Tx): Promise<GroupRow[]> {
  const query = sql<GroupRow>`
    select kind, currency, count(*)::int as accounts, sum(balance)::text as balance,
           case when count(*) = 1 then min(id) end as account_id
    from ledger_accounts where agent_id = current_agent() group by kind, currency order by kind, currency`
  return rows(tx, written(query))
}

export interface AccountRow {
  id: number
  kind: LedgerAccountKind
  currency: Currency
  balance: string
  member_id: number | null
  member_name: string | null
  payer_id: number | null
  payer_name: string | null
}

const accountColumns = sql`account.id, account.kind, account.currency, account.balance::text as balance, account.member_id,
  member.nickname as member_name, account.payer_id, payer.name as payer_name`
const accountNames = sql`left join members member on member.id = account.member_id left join payers payer on payer.id = account.payer_id`

export interface AccountFilter {
  kind?: LedgerAccountKind
  currency?: Currency
  search?: string
  /** The last one that was shown. */
  below?: number
  limit: number
}

export function listAccountRows(tx: Tx, filter: AccountFilter): Promise<AccountRow[]> {
  const { kind, currency, search, below, limit } = filter
  const conditions: RawBuilder<SqlBool>[] = [sql`account.agent_id = current_agent()`]
  if (kind) conditions.push(sql`account.kind = ${kind}`)
  if (currency) conditions.push(sql`account.currency = ${currency}`)
  if (below !== undefined) conditions.push(sql`account.id < ${below}`)
  if (search) conditions.push(belongsTo(tx, search))
  const query = sql<AccountRow>`
    select ${accountColumns} from ledger_accounts account ${accountNames}
    where ${sql.join(conditions, sql` and `)} order by account.id desc limit ${limit}`
  return rows(tx, written(query))
}

/** Members are found by their index, by name or by the end of the number; payers are few. */
function belongsTo(tx: Tx, search: string): RawBuilder<SqlBool> {
  const texts = plainText(search).split(' ').filter(Boolean)
  const terms = searchTerms(tx.agentId, texts.join(' '))
  const ending = texts.length === 1 && /^\d{4,11}$/.test(texts[0] ?? '') ? texts[0] : null
  return sql`(account.member_id in (select members_like(${texts}::text[], ${terms}::text[], null, ${ending}::text, 1000))
    or account.payer_id in (select id from payers where position(${plainText(search)} in lower(name)) > 0))`
}

export function findAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  return maybeOne(
    tx,
    written(
      sql<AccountRow>`select ${accountColumns} from ledger_accounts account ${accountNames} where account.id = ${id}`,
    ),
  )
}

export interface EntryRow {
  transaction_id: number
  position: number
  at: Date
  kind: LedgerTransactionKind
  reason: string
  staff_name: string | null
  report_id: number | null
  report_name: string | null
  payer_name: string | null
  bill_id: number | null
  bill_month: string | null
  sp_names: ChannelNames | null
  channel: Record<string, string> | null
  amount: string
  /** Of the account, at the moment it was asked. */
  account_balance: string
}

export interface EntryFilter {
  accountId: number
  kind?: LedgerTransactionKind
  from?: string
  to?: string
  after?: { transaction: number; position: number }
  limit: number
}

const chinaDay = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`

/**
 * Numbers follow time, but for what was written at the same moment: a day to either side is more than enough. Asked beforehand, so that the range
 * stands in the statement as numbers, which lead into the index.
 */
async function firstSince(tx: Tx, day: string, days: number): Promise<number | undefined> {
  const query = sql<{ id: number }>`select id from ledger_transactions
    where agent_id = current_agent() and at >= ${chinaDay(day)} + make_interval(days => ${days}::int) order by at limit 1`
  return (await maybeOne(tx, written(query)))?.id
}

/** The newest first, straight from the account's index. A time becomes a range of transactions, so that years are not gone through. */
export async function listEntryRows(tx: Tx, filter: EntryFilter): Promise<EntryRow[]> {
  const { accountId, kind, from, to, after, limit } = filter
  const conditions: RawBuilder<SqlBool>[] = [sql`entry.account_id = ${accountId}`]
  const upTo = (id: number) => conditions.push(sql`entry.transaction_id <= ${id} and written.id <= ${id}`)
  if (after) {
    const { transaction, position } = after
    conditions.push(
      sql`(entry.transaction_id < ${transaction} or (entry.transaction_id = ${transaction} and entry.position > ${position}))`,
    )
    upTo(transaction)
  }
  if (kind) conditions.push(sql`written.kind = ${kind}`)
  if (from) {
    const first = await firstSince(tx, from, -1)
    if (first === undefined) return []
    conditions.push(
      sql`written.at >= ${chinaDay(from)} and entry.transaction_id >= ${first} and written.id >= ${first}`,
    )
  }
  if (to) {
    const next = await firstSince(tx, to, 2)
    conditions.push(sql`written.at < ${chinaDay(to)} + interval '1 day'`)
    if (next !== undefined) upTo(next)
  }
  // The page first and then its names: with all tables at once the planner may go through a large account by another way.
  const query = sql<EntryRow>`
    select entry.transaction_id, entry.position, entry.at, entry.kind, entry.reason, staff.name as staff_name,
           report.id as report_id, report.name as report_name, payer.name as payer_name,
           bill.id as bill_id, bill.month as bill_month, ${channelOfBill} as sp_names, channel.name as channel,
           entry.amount::text as amount, account.balance::text as account_balance
    from (
      select entry.transaction_id, entry.position, entry.account_id, entry.amount, entry.channel_id, entry.bill_id,
             written.at, written.kind, written.reason, written.staff_id, written.report_id
      from ledger_entries entry join ledger_transactions written on written.id = entry.transaction_id
      where ${sql.join(conditions, sql` and `)}
      order by entry.transaction_id desc, entry.position limit ${limit}
    ) entry
    join ledger_accounts account on account.id = entry.account_id
    left join staff on staff.id = entry.staff_id
    left join income_reports report on report.id = entry.report_id
    left join payers payer on payer.id = report.payer_id
    left join bills bill on bill.id = entry.bill_id
    left join channels channel on channel.id = entry.channel_id
    order by entry.transaction_id desc, entry.position`
  return rows(tx, written(query))
}
