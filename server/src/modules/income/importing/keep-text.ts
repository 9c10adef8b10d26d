// The text of a report, as everything after reads it: in UTF-8, in storage, known by the hash of the bytes it came from.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadingFindings, ReadingOverrides, ReportEncoding } from '#contract/income/reading'
import type { Database } from '../../../platform/database/database'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import { enqueue } from '../../../platform/jobs/job'
import { storeNoted } from '../../../platform/storage/store-noted'
import { type DecodedReport, decodeReport, likelierEncoding } from '../reading/decode/decode-report'
import { detectReading } from '../reading/detect/detect-reading'
import { HeadKeeper } from '../reading/detect/keep-head'
import type { InnerFile } from '../reading/inner-file'
import { ReportRefused } from '../reading/report-refused'
import { hasTablesBeside } from '../reading/tables/find-beside'
import { hasTableBefore } from '../reading/tables/find-tables'
import type { SurveyedTable } from '../reading/tables/report-table'
import { unpackReport } from '../reading/unpack/unpack-report'
import { findReport, type ReportRow } from '../reports.queries'
import { importJob } from './import-jobs'
import { findPayerReading, findSameFile, insertReportFile, insertSibling, putText } from './importing.queries'
import { storedSource } from './stored-source'
import { isDsr, keyOfText, type Place, type ReadyText, surveyText } from './survey-text'

export interface KeptText extends ReadyText {
  /** Of the whole, or of its main table. */
  findings: ReadingFindings
  /** Absent: the whole is one table, as far as anybody knows before it is read. */
  tables: SurveyedTable[] | undefined
}

/** The same bytes keep the same name, so that reading once more writes the same file. */
export async function keepText(place: Place, report: ReportRow): Promise<KeptText> {
  const { database, agentId, now } = place
  const file = await chooseFile(place, report)
  const payer = await database.read(agentId, tx => findPayerReading(tx, report.id))
  const { reading, currency, given, tables: ofTables, reading_by: by, reading_at: at } = payer
  const overrides = { ...reading, ...given } as ReadingOverrides
  const decoded = await decodeAll(place, report, file, overrides.encoding)
  const { key, sha256, decodedSize, head, isWhole, encoding, parts } = decoded
  const options = { encoding, given: overrides, payerCurrency: currency, fileName: file.name, ofTables }
  // Only workbooks have several parts.
  const only = parts.length === 1 ? parts[0] : undefined
  const ofOnly = { ...overrides, ...ofTables[only?.name ?? ''] }
  const single = only && detectReading(head, { ...options, isWhole, given: ofOnly })
  const decodedText: ReadyText = {
    key,
    size: decodedSize,
    parts,
    options,
    separator: single?.separator.value ?? '\t',
  }
  const isSingle = single !== undefined && report.batch_of === null && !hasSeveralTables(head, single)
  const kept = isSingle
    ? { ...decodedText, tables: undefined }
    : await surveyText(place, report, decodedText, single)
  const findings = kept.tables ? findingsOf(kept.tables) : single
  if (!findings) throw new ReportRefused('sheetEmpty')
  if (findings.missing.length > 0) throw new ReportRefused('columnMissing', findings.missing.join())
  const hash = hashOfReport(Buffer.from(sha256, 'hex'), report.batch_table)
  const refuseSame = async (tx: Tx) => {
    const same = await findSameFile(tx, report.id, hash)
    if (same !== undefined) throw new ReportRefused('sameFile', String(same))
  }
  try {
    await database.change(agentId, async tx => {
      await refuseSame(tx)
      await insertReportFile(tx, { key: kept.key, size: kept.size, now: now() })
      const { isUsageOnly } = findings
      await putText(tx, report.id, { key: kept.key, sha256: hash, findings, isUsageOnly, setBy: { by, at } })
    })
  } catch (error) {
    // The same bytes came twice at once, and the other worker was there first.
    if (isUniqueViolation(error, 'income_reports_one_file')) await database.read(agentId, refuseSame)
    throw error
  }
  return { ...kept, findings }
}

function hasSeveralTables(head: Buffer, findings: ReadingFindings): boolean {
  if (isDsr(findings)) return false
  return hasTableBefore(head, findings) || hasTablesBeside(head, findings.separator.value)
}

/** Of the table with most rows that are counted; where none is, of the first that people would look at. */
function findingsOf(tables: readonly SurveyedTable[]): ReadingFindings | undefined {
  const worth = ({ proposal, rows, findings }: SurveyedTable) =>
    (findings.missing.length === 0 ? 2e9 : 0) + (proposal === 'count' ? 1e9 : 0) + rows
  return tables.toSorted((one, other) => worth(other) - worth(one))[0]?.findings
}

/** A later batch is of the same bytes as its report, and another report all the same. */
export const hashOfReport = (file: Buffer, batchTable: string): Buffer =>
  batchTable === '' ? file : createHash('sha256').update(file).update(batchTable).digest()

/** Stored as it is decoded; a second time where its later letters say that the first was wrong. */
async function decodeAll(place: Place, report: ReportRow, file: InnerFile, given?: ReportEncoding) {
  const first = await decodeInto(place, report, file, given)
  const likelier = given === undefined ? likelierEncoding(first.encoding, first) : undefined
  const decoded = likelier === undefined ? first : await decodeInto(place, report, file, likelier)
  const isSure = given !== undefined || (first.encoding.isSure && first.broken === null)
  return { ...decoded, encoding: { ...decoded.encoding, isSure } }
}

async function decodeInto(place: Place, report: ReportRow, file: InnerFile, given?: ReportEncoding) {
  const decoded = await decodeReport(file, given)
  if (!file.isStored || decoded.encoding.value !== 'utf-8') return store(place, report, decoded)
  const own = await lookOver(decoded)
  // It is its own text: a copy would take the room of a second file, and the time to write one.
  if (own.broken === null && own.decodedSize === own.size) return { ...own, key: report.file_key }
  return store(place, report, await decodeReport(file, given))
}

async function store(
  { database, storage, agentId }: Place,
  { id }: ReportRow,
  { encoding, chunks, outcome }: DecodedReport,
) {
  const key = keyOfText(agentId, `${id}/${encoding.value}`)
  const keeper = new HeadKeeper()
  await storeNoted(database, storage, agentId)(key, Readable.from(keepHead(chunks, keeper)))
  return { encoding, key, ...outcome(), ...keeper.end() }
}

async function lookOver({ encoding, chunks, outcome }: DecodedReport) {
  const keeper = new HeadKeeper()
  for await (const chunk of chunks) keeper.take(chunk)
  return { encoding, ...outcome(), ...keeper.end() }
}

async function* keepHead(chunks: AsyncIterable<Buffer>, keeper: HeadKeeper) {
  for await (const chunk of chunks) {
    keeper.take(chunk)
    yield chunk
  }
}

/** Of an archive with several files each is a report of its own: the first one is this, the others follow. */
async function chooseFile({ database, storage, agentId, now }: Place, report: ReportRow): Promise<InnerFile> {
  const files = await unpackReport(await storedSource(storage, report.file_key, report.name))
  if (report.batch_of !== null) return fileOfBatch(files, await readEntry(database, agentId, report.batch_of))
  const [first, ...others] = files
  if (!first) throw new ReportRefused('archiveEmpty', report.name)
  if (report.entry !== '') return files.find(({ name }) => name === report.entry) ?? first
  if (others.length > 0) {
    await database.change(agentId, async tx => {
      for (const { name } of others) {
        const siblingId = await insertSibling(tx, report.id, name, now())
        if (siblingId !== undefined) await enqueue(tx, importJob, { reportId: siblingId })
      }
    })
  }
  return first
}

const readEntry = (database: Database, agentId: number, reportId: number) =>
  database.read(agentId, async tx => (await findReport(tx, reportId))?.entry ?? '')

function fileOfBatch(files: readonly InnerFile[], entry: string): InnerFile {
  const file = files.find(({ name }) => name === entry) ?? files[0]
  if (!file) throw new ReportRefused('archiveEmpty')
  return file
}
