import { oneOf } from '../../../platform/database/one-of'
import { build, execute, one, rows, type Tx } from '../../../platform/database/query'

export async function listNames(tx: Tx, staffIds: readonly number[]): Promise<Map<number, string>> {
  const found = await rows(
    tx,
    build.selectFrom('staff').select(['id', 'name']).where('id', '=', oneOf(staffIds)),
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}

interface NewBatch {
  payerId: number
  name: string
  /** Unlike that of any other report of the file. */
  entry: string
  fileKey: string
  batchOf: number
  table: string
  staffId: number
  now: Date
}

/** A report of one table that another report was posted without. */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('income_reports')
      .values({
        payer_id: batch.payerId,
        name: batch.name,
        entry: batch.entry,
        arrived_by: 'upload',
        imported_by: batch.staffId,
        arrived_at: batch.now,
        file_key: batch.fileKey,
        batch_of: batch.batchOf,
        batch_table: batch.table,
      })
      .returning('id'),
  )
  return id
}

export async function countBatches(tx: Tx, reportId: number): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('income_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('batch_of', '=', reportId),
  )
  return count
}

export async function putBatch(
  tx: Tx,
  { reportId, number }: { reportId: number; number: number },
  batchId: number,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('report_tables')
      .set({ batch_id: batchId })
      .where('report_id', '=', reportId)
      .where('number', '=', number),
  )
}
