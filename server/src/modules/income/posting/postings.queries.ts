import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'

export type PostingRow = Selectable<DB['postings']>

/**
 * Everything is posted in the agent's currency. Held, so that it stays what it is until the posting stands, and so that no account of
 * the agent is closed meanwhile (empty-account.job.ts).
 */
export async function agentCurrency(tx: Tx): Promise<Currency> {
  const { currency } = await one(
    tx,
    build.selectFrom('agents').select('currency').where('id', '=', tx.agentId).forShare(),
  )
  return currency as Currency
}

export async function countPostings(tx: Tx, reportId: number): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('report_id', '=', reportId),
  )
  return count
}

interface NewPostingRow {
  reportId: number
  number: number
  month: string
  currency: Currency
  staffId: number
  note: string
  transactionId: number
  at: Date
}

export async function insertPosting(tx: Tx, posting: NewPostingRow): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('postings')
      .values({
        report_id: posting.reportId,
        number: posting.number,
        month: posting.month,
        currency: posting.currency,
        posted_by: posting.staffId,
        posted_at: posting.at,
        note: posting.note,
        transaction_id: posting.transactionId,
      })
      .returning('id'),
  )
  return id
}

export function findLastPosting(tx: Tx, reportId: number): Promise<PostingRow | undefined> {
  return maybeOne(
    tx,
    build
      .selectFrom('postings')
      .selectAll()
      .where('report_id', '=', reportId)
      .where('reversed_at', 'is', null)
      .orderBy('number', 'desc')
      .limit(1),
  )
}

export function listEntriesOf(tx: Tx, transactionId: number) {
  return rows(
    tx,
    build
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select([
        'account.kind',
        'account.currency',
        'account.payer_id',
        'entry.channel_id',
        'entry.bill_id',
        'entry.amount',
      ])
      .where('entry.transaction_id', '=', transactionId)
      .orderBy('entry.position'),
  )
}

/** Bills whose money waits to be claimed: the account was closed when they were made, or closed later. */
export async function listUnclaimedBills(tx: Tx, postingId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('bills as bill')
      .innerJoin('ledger_entries as entry', 'entry.bill_id', 'bill.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select('bill.id')
      .where('bill.posting_id', '=', postingId)
      .where('account.kind', '=', 'unclaimed')
      .groupBy('bill.id')
      .having(sql<SqlBool>`sum(entry.amount) <> 0`),
  )
  return found.map(({ id }) => id)
}

export async function putReversed(
  tx: Tx,
  postingId: number,
  { staffId, reason, reversalId, now }: { staffId: number; reason: string; reversalId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('postings')
      .set({ reversed_by: staffId, reversed_at: now, reversal_reason: reason, reversal_id: reversalId })
      .where('id', '=', postingId),
  )
}

/** Titles of a batch that was taken back wait again, and may be matched anew. */
export async function freeTitles(tx: Tx, { id, report_id }: PostingRow): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('report_titles')
      .set({ posting_id: null })
      .where('report_id', '=', report_id)
      .where('posting_id', '=', id),
  )
}

/** After every posting and reversal: lists of reports ask for it. */
export async function countSuspense(tx: Tx, reportId: number): Promise<void> {
  const untaken = build
    .selectFrom('report_titles')
    .select(({ fn }) => fn.countAll<number>().as('titles'))
    .where('report_id', '=', reportId)
    .where('posting_id', 'is', null)
  await execute(
    tx,
    build.updateTable('income_reports').set({ suspense_titles: untaken }).where('id', '=', reportId),
  )
}

/** What moved a report that was rounded for each store to being rounded once. */
export async function listRoundingTransactions(tx: Tx, reportId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('ledger_transactions')
      .select('id')
      .where('report_id', '=', reportId)
      .where('kind', '=', 'rounding')
      .orderBy('id'),
  )
  return found.map(({ id }) => id)
}
