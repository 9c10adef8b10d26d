// Every posted report once more: its own file read by DuckDB, added up there, and made into bills by arithmetic of our own.
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../platform/database/database'
import type { Storage } from '../../../platform/storage/storage'
import { hashOfReport } from '../importing/keep-text'
import { storedSource } from '../importing/stored-source'
import { unpackReport } from '../reading/unpack/unpack-report'
import { copyLines } from './copy-lines'
import type { Difference } from './difference'
import { addUpByDuck, type DuckOpinion } from './duck-sums'
import { compareBills } from './recompute-bills'
import * as recorded from './recorded.queries'
import { flatSource, part9Source } from './sales-columns'
import { TitleLines } from './title-lines'
import { writeSales } from './write-sales'

interface Place {
  agentId: number
  database: Database
  storage: Storage
}

export async function askSecondOpinion(
  place: Place,
): Promise<{ reports: number; differences: Difference[] }> {
  const { agentId, database } = place
  const reports = await database.read(agentId, recorded.listPostedReports)
  const differences: Difference[] = []
  for (const report of reports) differences.push(...(await checkReport(place, report)))
  return { reports: reports.length, differences }
}

async function checkReport(place: Place, report: recorded.PostedReport): Promise<Difference[]> {
  const about = (what: string, said: unknown, again: unknown): Difference => ({
    ...{
      what,
      where: `report ${report.id}, ${report.name}`,
      recorded: String(said),
      recomputed: String(again),
    },
  })
  const hash = await hashOf(place, report)
  if (hash !== report.sha256) return [about('file', report.sha256, hash)]
  const folder = await mkdtemp(join(tmpdir(), 'tributary-verify-'))
  try {
    const opinion = await readTables(place, report, folder)
    const found: Difference[] = []
    if (opinion.rows !== report.sale_lines) found.push(about('lines', report.sale_lines, opinion.rows))
    if (opinion.unreadable > 0) found.push(about('lines that cannot be read', 0, opinion.unreadable))
    if (opinion.strangers > 0) found.push(about('lines of other titles or stores', 0, opinion.strangers))
    return [...found, ...compareBills(report.id, opinion.sums, await listRecorded(place, report.id))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The file as it came, unpacked: what was read is what was sent. */
async function hashOf({ storage }: Place, report: recorded.PostedReport): Promise<string> {
  const files = await unpackReport(await storedSource(storage, report.file_key, report.name))
  const file = files.find(({ name }) => name === report.whole_entry) ?? files[0]
  const hash = createHash('sha256')
  if (file) for await (const chunk of file.open()) hash.update(chunk)
  return hashOfReport(hash.digest(), report.batch_table).toString('hex')
}

/** Table by table, each by its own columns. */
async function readTables(place: Place, report: recorded.PostedReport, folder: string): Promise<DuckOpinion> {
  const { agentId, database, storage } = place
  const { size } = await storedSource(storage, report.text_key, report.name)
  const listed = await database.read(agentId, tx => recorded.listReadTables(tx, report.id))
  const whole = { findings: report.findings, line: 1, at: 0, size }
  const tables = listed.length === 0 ? [whole] : listed
  const together: DuckOpinion = { rows: 0, strangers: 0, unreadable: 0, sums: [] }
  for (const [index, table] of tables.entries()) {
    const opinion = await readByDuck(place, { report, table, before: tables[index + 1] }, folder)
    together.rows += opinion.rows
    together.strangers += opinion.strangers
    together.unreadable += opinion.unreadable
    together.sums.push(...opinion.sums)
  }
  return together
}

interface OneTable {
  report: recorded.PostedReport
  table: recorded.ReadTable
  /** The next one. */
  before: recorded.ReadTable | undefined
}

async function readByDuck(
  { agentId, database, storage }: Place,
  { report, table, before }: OneTable,
  folder: string,
) {
  const { id } = report
  const { findings, line, at, size } = table
  const isDsr = findings.layout.value === 'dsr-part9'
  const text = await storedSource(storage, report.text_key, report.name)
  const leftOut = await database.read(agentId, tx => recorded.listLeftOut(tx, id, isDsr))
  const path = (name: string) => join(folder, name)
  const files = { sales: path('sales'), lines: path('lines'), titles: path('titles'), stores: path('stores') }
  const titleLines = new TitleLines()
  const within = leftOut.flatMap(odd =>
    odd.at >= at && odd.at < at + size ? [{ ...odd, at: odd.at - at }] : [],
  )
  await writeSales(text.read(at, at + size), {
    ...{ leftOut: within, separator: findings.separator.value, path: files.sales },
    visit: isDsr ? (cells, row) => titleLines.visit(cells, row) : undefined,
  })
  const to = before?.line ?? Number.MAX_SAFE_INTEGER
  await copyLines({ agentId, database }, { reportId: id, from: line, to }, files.lines)
  const titles = await database.read(agentId, tx => recorded.listTitlesOf(tx, id))
  const stores = await database.read(agentId, tx => recorded.listStoresOf(tx, id))
  await writeFile(files.titles, titles.map(({ title, name, isrc }) => csvLine([title, name, isrc])).join(''))
  await writeFile(files.stores, stores.map(({ store, name }) => csvLine([store, name])).join(''))
  const source = isDsr ? part9Source(titleLines) : flatSource(findings)
  return addUpByDuck(files, source, {
    decimalMark: findings.decimalMark.value,
    dateForm: findings.dateForm.value,
    currency: findings.currency.value,
  })
}

const csvLine = (cells: readonly (string | number)[]) =>
  `${cells.map(cell => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\n`

async function listRecorded({ agentId, database }: Place, reportId: number) {
  const read = <T>(work: (tx: Parameters<typeof recorded.listPostedReports>[0]) => Promise<T>) =>
    database.read(agentId, work)
  const titles = await read(tx => recorded.listTitlesOf(tx, reportId))
  const workIds = [...new Set(titles.flatMap(({ work_id }) => work_id ?? []))]
  const isrcs = [...new Set(titles.map(({ work_isrc }) => work_isrc).filter(isrc => isrc !== ''))]
  return {
    titles,
    stores: await read(tx => recorded.listStoresOf(tx, reportId)),
    rates: await read(tx => recorded.listRatesOf(tx, reportId)),
    postings: await read(tx => recorded.listStandingPostings(tx, reportId)),
    bills: await read(tx => recorded.listBillsOfReport(tx, reportId)),
    signed: await read(tx => recorded.listSignedRates(tx, workIds)),
    agreed: await read(tx => recorded.listAgreedParts(tx, isrcs)),
    owners: await read(tx => recorded.listOwners(tx, workIds)),
    parts: await read(tx => recorded.listRecordedParts(tx, reportId)),
    ledger: await read(tx => recorded.listLedgerOf(tx, reportId)),
    owed: await read(tx => recorded.listOwed(tx, reportId)),
  }
}
