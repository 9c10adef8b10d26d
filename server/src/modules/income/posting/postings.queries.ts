import type { Selectable } from 'kysely'
import type { Currency } from '#contract/money'
import { build, maybeOne, one, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'

export type PostingRow = Selectable<DB['postings']>

/** Everything is posted in the agent's currency. Held, so that it stays what it is until the posting stands. */
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

export function findPosting(tx: Tx, postingId: number): Promise<PostingRow | undefined> {
  return maybeOne(tx, build.selectFrom('postings').selectAll().where('id', '=', postingId))
}
