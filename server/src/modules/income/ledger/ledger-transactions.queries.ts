// One transaction of the ledger: its head, how it adds up, and its entries a page at a time.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { LedgerAccountKind, LedgerTransactionKind } from '#contract/income/ledger-accounts'
import { maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { type ChannelNames, channelOfBill } from '../bills/channel-of-bill'
import type { AccountRow } from './ledger-pages.queries'

export interface TransactionRow {
  id: number
  kind: LedgerTransactionKind
  at: Date
  reason: string
  staff_name: string | null
  report_id: number | null
  report_name: string | null
  payer_name: string | null
  imported_by: string | null
}

export function findTransaction(tx: Tx, id: number): Promise<TransactionRow | undefined> {
  const query = sql<TransactionRow>`
    select written.id, written.kind, written.at, written.reason, staff.name as staff_name, report.id as report_id,
           report.name as report_name, payer.name as payer_name, importer.name as imported_by
    from ledger_transactions written
    left join staff on staff.id = written.staff_id
    left join income_reports report on report.id = written.report_id
    left join payers payer on payer.id = report.payer_id
    left join staff importer on importer.id = report.imported_by
    where written.id = ${id}`
  return maybeOne(tx, written(query))
}

interface SumRow {
  kind: LedgerAccountKind
  currency: Currency
  entries: number
  debit: string
  credit: string
}

export function sumTransaction(tx: Tx, id: number): Promise<SumRow[]> {
  const query = sql<SumRow>`
    select account.kind, entry.currency, count(*)::int as entries,
           coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::text as debit,
           coalesce(sum(entry.amount) filter (where entry.amount < 0), 0)::text as credit
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    where entry.transaction_id = ${id} group by account.kind, entry.currency order by entry.currency, min(entry.position)`
  return rows(tx, written(query))
}

export function listRates(tx: Tx, reportId: number) {
  const query = sql<{ currency: Currency; rate: string }>`
    select currency, trim_scale(rate)::text as rate from report_rates where report_id = ${reportId} order by currency`
  return rows(tx, written(query))
}

export interface PartRow extends AccountRow {
  position: number
  amount: string
  bill_id: number | null
  bill_month: string | null
  sp_names: ChannelNames | null
  channel: Record<string, string> | null
}

interface PartFilter {
  transactionId: number
  kind?: LedgerAccountKind
  after?: number
  limit: number
}

export function listPartRows(tx: Tx, { transactionId, kind, after, limit }: PartFilter): Promise<PartRow[]> {
  const conditions: RawBuilder<SqlBool>[] = [sql`entry.transaction_id = ${transactionId}`]
  if (kind) conditions.push(sql`account.kind = ${kind}`)
  if (after !== undefined) conditions.push(sql`entry.position > ${after}`)
  const query = sql<PartRow>`
    select entry.position, entry.amount::text as amount, account.id, account.kind, account.currency, account.balance::text as balance,
           account.member_id, member.nickname as member_name, account.payer_id, payer.name as payer_name,
           bill.id as bill_id, bill.month as bill_month, ${channelOfBill} as sp_names, channel.name as channel
    from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    left join members member on member.id = account.member_id
    left join payers payer on payer.id = account.payer_id
    left join bills bill on bill.id = entry.bill_id
    left join channels channel on channel.id = entry.channel_id
    where ${sql.join(conditions, sql` and `)} order by entry.position limit ${limit}`
  return rows(tx, written(query))
}
