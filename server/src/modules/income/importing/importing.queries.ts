import { sql } from 'kysely'
import type { ReadingFindings, ReadingOverrides } from '#contract/income/reading'
import { build, execute, maybeOne, one, type Tx, written } from '../../../platform/database/query'

/** Again for the same text: reading once more writes the same file. */
export async function insertReportFile(
  tx: Tx,
  { key, size, now }: { key: string; size: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .insertInto('report_files')
      .values({ storage_key: key, size, created_at: now })
      .onConflict(conflict => conflict.columns(['agent_id', 'storage_key']).doNothing()),
  )
}

export interface NewReport {
  payerId: number
  name: string
  arrivedBy: 'upload' | 'folder' | 'sandbox'
  importedBy: number | null
  fileKey: string
  now: Date
}

export async function insertReport(tx: Tx, report: NewReport): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('income_reports')
      .values({
        payer_id: report.payerId,
        name: report.name,
        arrived_by: report.arrivedBy,
        imported_by: report.importedBy,
        arrived_at: report.now,
        file_key: report.fileKey,
      })
      .returning('id'),
  )
  return id
}

/** Another file of the same archive; nothing where it is there already. */
export async function insertSibling(
  tx: Tx,
  reportId: number,
  entry: string,
  now: Date,
): Promise<number | undefined> {
  const query = sql<{ id: number }>`
    insert into income_reports (payer_id, name, entry, arrived_by, imported_by, arrived_at, file_key)
    select payer_id, name, ${entry}, arrived_by, imported_by, ${now}, file_key from income_reports where id = ${reportId}
    on conflict (agent_id, file_key, entry) do nothing returning id`
  return (await maybeOne(tx, written(query)))?.id
}

/** How its payer's files are read, and what somebody corrected for this one, and for tables of it by their names. */
export async function findPayerReading(tx: Tx, reportId: number) {
  const found = await one(
    tx,
    build
      .selectFrom('income_reports as report')
      .innerJoin('payers as payer', 'payer.id', 'report.payer_id')
      .leftJoin('income_reports as whole', 'whole.id', 'report.batch_of')
      .select([
        'payer.reading',
        'payer.currency',
        'payer.reading_by',
        'payer.reading_at',
        sql<ReadingOverrides | null>`report.settings -> 'given'`.as('given'),
        sql<Record<string, ReadingOverrides>>`
          coalesce(whole.settings -> 'tables', '{}') || coalesce(report.settings -> 'tables', '{}')`.as(
          'tables',
        ),
      ])
      .where('report.id', '=', reportId),
  )
  return { ...found, reading: found.reading as ReadingOverrides | null }
}

/** A report that stands and is of the same bytes. */
export async function findSameFile(tx: Tx, reportId: number, sha256: Buffer): Promise<number | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('income_reports')
      .select('id')
      .where('agent_id', '=', tx.agentId)
      .where('sha256', '=', sha256)
      .where('id', '<>', reportId)
      .where('state', 'not in', ['failed', 'cancelled', 'discarded', 'reversed']),
  )
  return found?.id
}

interface KeptText {
  key: string
  sha256: Buffer
  findings: ReadingFindings
  isUsageOnly: boolean
  /** Of the payer's reading. */
  setBy: { by: number | null; at: Date | null }
}

export async function putText(
  tx: Tx,
  reportId: number,
  { key, sha256, findings, isUsageOnly, setBy }: KeptText,
): Promise<void> {
  const query = sql`update income_reports
    set text_key = ${key}, sha256 = ${sha256}, is_usage_only = ${isUsageOnly}, payer_reading_by = ${setBy.by}, payer_reading_at = ${setBy.at},
        settings = coalesce(settings, '{}') || jsonb_build_object('findings', ${JSON.stringify(findings)}::jsonb)
    where id = ${reportId}`
  await execute(tx, written(query))
}

export async function putTextKey(tx: Tx, reportId: number, key: string): Promise<void> {
  await execute(tx, build.updateTable('income_reports').set({ text_key: key }).where('id', '=', reportId))
}

export async function putProgress(
  tx: Tx,
  reportId: number,
  { lines, bytes }: { lines: number; bytes: number },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('income_reports')
      .set({ read_lines: lines, read_bytes: bytes })
      .where('id', '=', reportId),
  )
}

export async function isStillReading(tx: Tx, reportId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build.selectFrom('income_reports').select('state').where('id', '=', reportId),
  )
  return found?.state === 'reading'
}

/** Of currencies that its lines are in. What somebody entered stays. */
export async function insertStatedRates(
  tx: Tx,
  reportId: number,
  rates: readonly { currency: string; rate: string }[],
  now: Date,
): Promise<void> {
  const query = sql`
    insert into report_rates (report_id, currency, rate, is_from_file, entered_at)
    select ${reportId}, stated.currency, stated.rate, true, ${now}
    from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ rate }) => rate)}::numeric[]) as stated (currency, rate)
    where exists (select from report_sums sums where sums.report_id = ${reportId} and sums.currency = stated.currency)
    on conflict (report_id, currency) do nothing`
  await execute(tx, written(query))
}
