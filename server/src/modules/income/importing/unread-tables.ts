// The tables of a workbook that was posted when one sheet of it was read, and which of them that was.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../platform/database/database'
import type { Storage } from '../../../platform/storage/storage'
import { decodeReport } from '../reading/decode/decode-report'
import type { ByteSource, TextPart } from '../reading/inner-file'
import { fileSource } from '../reading/sheet/packed-workbook'
import type { SurveyedTable } from '../reading/tables/report-table'
import { surveyTables } from '../reading/tables/survey-tables'
import { unpackReport } from '../reading/unpack/unpack-report'
import type { NewTable } from '../tables.queries'
import { storedSource } from './stored-source'
import { findOldReading, hasLinesBetween, type OldReading } from './unlisted.queries'

interface Place {
  agentId: number
  database: Database
  storage: Storage
}

export async function unreadTables(place: Place, reportId: number): Promise<NewTable[]> {
  const { agentId, database, storage } = place
  const report = await database.read(agentId, tx => findOldReading(tx, reportId))
  if (!report) return []
  const files = await unpackReport(await storedSource(storage, report.file_key, report.name))
  const file = files.find(({ name }) => name === report.entry) ?? files[0]
  if (!file?.openSheets) return []
  const folder = await mkdtemp(path.join(tmpdir(), 'tributary-tables-'))
  try {
    const { encoding, chunks, outcome } = await decodeReport(file)
    const text = path.join(folder, 'text')
    await pipeline(Readable.from(chunks), createWriteStream(text))
    const source = await fileSource(text, report.name)
    const open = (start: number, end: number) => source.read(start, end)
    const { parts } = outcome()
    const options = { encoding, payerCurrency: report.currency, fileName: file.name }
    const tables = await surveyTables(open, parts, { ...options, given: report.given ?? {} })
    const read = await findReadPart(source, parts, await storedSource(storage, report.text_key, report.name))
    return await withoutRead(place, reportId, { report, tables, read })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The sheet whose text was kept. */
async function findReadPart(source: ByteSource, parts: readonly TextPart[], kept: ByteSource) {
  const wanted = await hashOf(kept.read(0, kept.size))
  for (const part of parts) {
    if (part.size !== kept.size) continue
    if ((await hashOf(source.read(part.at, part.at + part.size))) === wanted) return part
  }
  return undefined
}

async function hashOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

interface Found {
  report: OldReading
  tables: readonly SurveyedTable[]
  /** Undefined: which sheet was read cannot be told. */
  read: TextPart | undefined
}

/** What was read is one table, read as it was then; on its sheet others may have been left out as well. */
async function withoutRead(
  { agentId, database }: Place,
  reportId: number,
  { report, tables, read }: Found,
): Promise<NewTable[]> {
  const listed: NewTable[] = []
  let main: NewTable | undefined
  for (const table of tables) {
    const lines = read && linesIn(read, table, tables)
    const wasRead = lines && (await database.read(agentId, tx => hasLinesBetween(tx, reportId, lines)))
    if (wasRead && main) continue
    const row = presentUnread(table, tables)
    if (wasRead && read) {
      main = { ...row, isRead: true, place: { line: 1, at: 0, size: read.size }, findings: report.findings }
    }
    listed.push(wasRead && main ? main : row)
  }
  return listed
}

const presentUnread = (table: SurveyedTable, tables: readonly SurveyedTable[]): NewTable => ({
  ...{ name: table.name, isHidden: table.isHidden, findings: table.findings, rows: table.rows },
  ...{ sums: table.sums, proposal: table.proposal, isRead: false, mark: null, place: null },
  totalsOf: table.totalsOf.map(source => tables[source]?.name ?? ''),
})

/** In the text that was kept, which is this part alone. */
function linesIn(part: TextPart, table: SurveyedTable, tables: readonly SurveyedTable[]) {
  const end = part.at + part.size
  if (table.at < part.at || table.at >= end) return undefined
  const next = tables.find(({ at }) => at > table.at && at < end)
  return {
    from: table.line - part.line + 1,
    to: next ? next.line - part.line + 1 : 2 ** 31 - 1,
  }
}
