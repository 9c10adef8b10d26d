import { sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { BatchLayout } from '#contract/payouts/batch'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

export interface BatchRow {
  id: number
  number: number
  layout: BatchLayout
  currency: Currency
  payouts: number
  sum_minor: number
  made_by: string
  made_at: Date
  file_key: string | null
  file_size: number | null
  file_sha256: Buffer | null
  failed: number
  open: number
}

const columns = sql`batch.id, batch.number, batch.layout, batch.currency, batch.payouts, batch.sum_minor, staff.name as made_by, batch.made_at,
  batch.file_key, batch.file_size, batch.file_sha256,
  (select count(*)::int from payout_batch_items item where item.batch_id = batch.id and item.outcome = 'failed') as failed,
  (select count(*)::int from payout_batch_items item where item.batch_id = batch.id and item.outcome is null) as open`

/** The newest first. */
export function listBatchRows(tx: Tx, page: { below?: number; limit: number }): Promise<BatchRow[]> {
  const query = sql<BatchRow>`
    select ${columns} from payout_batches batch join staff on staff.id = batch.made_by
    where batch.agent_id = current_agent() and batch.number < ${page.below ?? 2 ** 31 - 1}
    order by batch.number desc limit ${page.limit}`
  return rows(tx, written(query))
}

export function findBatch(tx: Tx, id: number): Promise<BatchRow | undefined> {
  const query = sql<BatchRow>`
    select ${columns} from payout_batches batch join staff on staff.id = batch.made_by where batch.id = ${id}`
  return maybeOne(tx, written(query))
}

export interface NewBatch {
  number: number
  layout: BatchLayout
  currency: Currency
  payouts: number
  sum: bigint
  madeBy: number
  now: Date
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number> {
  const { number, layout, currency, payouts } = batch
  const { id } = await one(
    tx,
    build
      .insertInto('payout_batches')
      .values({
        ...{ number, currency, payouts, layout: JSON.stringify(layout), sum_minor: Number(batch.sum) },
        ...{ made_by: batch.madeBy, made_at: batch.now },
      })
      .returning('id'),
  )
  return id
}

/** In the order of their numbers, after those that are in already. A withdrawal that is paid again has another reference than before. */
export async function insertItems(
  tx: Tx,
  batchId: number,
  withdrawalIds: readonly number[],
  after = 0,
): Promise<void> {
  const query = sql`
    insert into payout_batch_items (batch_id, position, withdrawal_id, reference, amount_minor)
    select ${batchId}, ${after}::int + row_number() over (order by withdrawal.id), withdrawal.id,
           'W' || withdrawal.id || '-' || (1 + (select count(*) from payout_batch_items before where before.withdrawal_id = withdrawal.id)),
           withdrawal.net_minor
    from withdrawals withdrawal where withdrawal.id = any(${withdrawalIds}::bigint[])`
  const added = await execute(tx, written(query))
  if (added !== withdrawalIds.length) throw new Error('a withdrawal of the batch is missing')
}

export interface ItemRow {
  position: number
  withdrawal_id: number
  version: number
  member_id: number
  member_name: string | null
  reference: string
  amount_minor: number
  outcome: 'paid' | 'failed' | null
}

export function listItemRows(
  tx: Tx,
  { batchId, after, limit }: { batchId: number; after: number; limit: number },
): Promise<ItemRow[]> {
  const query = sql<ItemRow>`
    select item.position, item.withdrawal_id, withdrawal.version, withdrawal.member_id, member.nickname as member_name,
           item.reference, item.amount_minor, item.outcome
    from payout_batch_items item
    join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
    join members member on member.id = withdrawal.member_id
    where item.batch_id = ${batchId} and item.position > ${after}
    order by item.position limit ${limit}`
  return rows(tx, written(query))
}

/** One line of the bank's file, its account still sealed. */
export interface PaidTo {
  position: number
  withdrawal_id: number
  member_id: number
  reference: string
  amount_minor: number
  holder: string
  number_sealed: Buffer
  bank_name: string
  branch: string
  cnaps: string
}

export function listPaidTo(
  tx: Tx,
  { batchId, after, limit }: { batchId: number; after: number; limit: number },
): Promise<PaidTo[]> {
  const query = sql<PaidTo>`
    select item.position, item.withdrawal_id, withdrawal.member_id, item.reference, item.amount_minor,
           account.holder, account.number_sealed, account.bank_name, account.branch, account.cnaps
    from payout_batch_items item
    join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
    join bank_accounts account on account.id = withdrawal.account_id
    where item.batch_id = ${batchId} and item.position > ${after}
    order by item.position limit ${limit}`
  return rows(tx, written(query))
}

export interface WrittenFile {
  key: string
  size: number
  sha256: Buffer
}

/** Once: answers false where another one was there before. */
export async function putBatchFile(tx: Tx, batchId: number, file: WrittenFile): Promise<boolean> {
  const changed = await execute(
    tx,
    build
      .updateTable('payout_batches')
      .set({ file_key: file.key, file_size: file.size, file_sha256: file.sha256 })
      .where('id', '=', batchId)
      .where('file_key', 'is', null),
  )
  return changed === 1
}
