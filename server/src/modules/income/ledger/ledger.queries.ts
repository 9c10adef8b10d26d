import { sql } from 'kysely'
import { build, execute, one, rows, type Tx, written } from '../../../platform/database/query'
import type { LedgerEntry, LedgerHead } from './write-transaction'

export async function insertTransaction(tx: Tx, head: LedgerHead): Promise<number> {
  const { kind, at, staffId = null, reason = '', reportId = null, withdrawalId = null } = head
  const { id } = await one(
    tx,
    build
      .insertInto('ledger_transactions')
      .values({
        ...{ kind, at, staff_id: staffId, reason },
        ...{ report_id: reportId, withdrawal_id: withdrawalId },
      })
      .returning('id'),
  )
  return id
}

/** As columns: a posting of a large report has tens of thousands of entries. */
function columnsOf(entries: LedgerEntry[]) {
  return sql`unnest(
    ${entries.map(({ account }) => account.kind)}::text[],
    ${entries.map(({ account }) => account.currency)}::text[],
    ${entries.map(({ account }) => account.memberId ?? null)}::bigint[],
    ${entries.map(({ account }) => account.payerId ?? null)}::bigint[],
    ${entries.map(({ amount }) => String(amount))}::bigint[],
    ${entries.map(({ channelId }) => channelId ?? null)}::bigint[],
    ${entries.map(({ billId }) => billId ?? null)}::bigint[],
    ${entries.map(({ reportId }) => reportId ?? null)}::bigint[]
  ) with ordinality as wanted (kind, currency, member_id, payer_id, amount, channel_id, bill_id, report_id, position)`
}

/** Sorted, so that two who open the same ones do not wait for each other. */
export async function openAccounts(tx: Tx, entries: LedgerEntry[]): Promise<void> {
  const query = sql`
    insert into ledger_accounts (kind, currency, member_id, payer_id)
    select kind, currency, member_id, payer_id from ${columnsOf(entries)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (agent_id, kind, currency, coalesce(member_id, 0), coalesce(payer_id, 0)) do nothing`
  await execute(tx, written(query))
}

export async function insertEntries(tx: Tx, transactionId: number, entries: LedgerEntry[]): Promise<void> {
  const query = sql`
    insert into ledger_entries (transaction_id, position, account_id, currency, amount, channel_id, bill_id, report_id)
    select ${transactionId}, wanted.position + coalesce((select max(position) from ledger_entries where transaction_id = ${transactionId}), 0), account.id, wanted.currency, wanted.amount, wanted.channel_id, wanted.bill_id, wanted.report_id
    from ${columnsOf(entries)}
    join ledger_accounts account on account.agent_id = ${tx.agentId} and account.kind = wanted.kind and account.currency = wanted.currency
      and coalesce(account.member_id, 0) = coalesce(wanted.member_id, 0)
      and coalesce(account.payer_id, 0) = coalesce(wanted.payer_id, 0)`
  const added = await execute(tx, written(query))
  if (added !== entries.length) throw new Error('an entry of the ledger has no account')
}

/** Whether an account of this transaction now has more minor units than we count exactly. */
export async function hasBalanceBeyond(tx: Tx, transactionId: number): Promise<boolean> {
  const query = sql<{ is_beyond: boolean }>`
    select exists (
      select from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where entry.transaction_id = ${transactionId} and abs(account.balance) > ${Number.MAX_SAFE_INTEGER}
    ) as is_beyond`
  return (await rows(tx, written(query)))[0]?.is_beyond ?? false
}
