// The tables of reports, and which of them wait for a person.
import { type Selectable, sql } from 'kysely'
import type { Finding, ReadingFindings, ReadingOverrides, ReportEncoding } from '#contract/income/reading'
import type { TableMark, TableProposal } from '#contract/income/report-table'
import { build, execute, maybeOne, rows, type Tx, written } from '../../platform/database/query'
import type { DB } from '../../platform/database/schema'
import type { TableSums } from './reading/tables/report-table'

export type TableRow = Omit<Selectable<DB['report_tables']>, 'findings' | 'sums' | 'mark' | 'proposal'> & {
  findings: ReadingFindings
  sums: TableSums
  mark: TableMark | null
  proposal: TableProposal
}

/** With what somebody set right for this table alone; of a later batch, as its report has it. */
export type ListedTable = TableRow & { given: ReadingOverrides }

export async function listTables(tx: Tx, reportId: number): Promise<ListedTable[]> {
  const given = sql<ReadingOverrides>`
    coalesce(report.settings -> 'tables' -> listed.name, whole.settings -> 'tables' -> listed.name, '{}')`
  const found = await rows(
    tx,
    build
      .selectFrom('report_tables as listed')
      .innerJoin('income_reports as report', 'report.id', 'listed.report_id')
      .leftJoin('income_reports as whole', 'whole.id', 'report.batch_of')
      .selectAll('listed')
      .select(given.as('given'))
      .where('listed.report_id', '=', reportId)
      .orderBy('listed.number'),
  )
  return found as unknown as ListedTable[]
}

/** Where a table lies in the text of its report. */
export interface PlacedTable {
  at: number
  size: number
  encoding: Finding<ReportEncoding>
  /** Of the report. */
  tables: number
}

/** Without a number the longest of those whose lines the report has. */
export function findPlacedTable(
  tx: Tx,
  reportId: number,
  number: number | null,
): Promise<PlacedTable | undefined> {
  const query = sql<PlacedTable>`
    select at, size, findings -> 'encoding' as encoding,
           (select count(*) from report_tables where report_id = ${reportId}) as tables
    from report_tables where report_id = ${reportId} and at is not null and coalesce(number = ${number}::int, is_read)
    order by rows desc, number limit 1`
  return maybeOne(tx, written(query))
}

/** The table that a line of the report is in. */
export async function findTableOfLine(tx: Tx, reportId: number, line: number): Promise<TableRow | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('report_tables')
      .selectAll()
      .where('report_id', '=', reportId)
      .where('line', '<=', line)
      .orderBy('line', 'desc')
      .limit(1),
  )
  return found as unknown as TableRow | undefined
}

export interface NewTable {
  name: string
  isHidden: boolean
  findings: ReadingFindings
  place: { line: number; at: number; size: number } | null
  rows: number
  sums: TableSums
  proposal: TableProposal
  totalsOf: readonly string[]
  isRead: boolean
  mark: { mark: TableMark; by: number; at: Date } | null
}

export async function insertTables(tx: Tx, reportId: number, tables: readonly NewTable[]): Promise<void> {
  for (const [index, table] of tables.entries()) {
    await execute(
      tx,
      build.insertInto('report_tables').values({
        report_id: reportId,
        number: index + 1,
        name: table.name,
        is_hidden: table.isHidden,
        findings: JSON.stringify(table.findings),
        line: table.place?.line ?? null,
        at: table.place?.at ?? null,
        size: table.place?.size ?? null,
        rows: table.rows,
        sums: JSON.stringify(table.sums),
        proposal: table.proposal,
        totals_of: sql<string[]>`${table.totalsOf}::text[]`,
        is_read: table.isRead,
        mark: table.mark?.mark ?? null,
        marked_by: table.mark?.by ?? null,
        marked_at: table.mark?.at ?? null,
      }),
    )
  }
}

export async function forgetTables(tx: Tx, reportId: number): Promise<void> {
  await execute(tx, build.deleteFrom('report_tables').where('report_id', '=', reportId))
}

/** Exact, by currency; as the lines were added up. */
export async function sumsOfLines(tx: Tx, reportId: number): Promise<TableSums> {
  const query = sql<{ currency: string; amount: string }>`
    select currency, trim_scale(amount)::text as amount from report_figures where report_id = ${reportId} and currency <> '' order by currency`
  return Object.fromEntries(
    (await rows(tx, written(query))).map(({ currency, amount }) => [currency, amount]),
  )
}

export async function putMark(
  tx: Tx,
  { reportId, number, mark }: { reportId: number; number: number; mark: TableMark },
  who: { staffId: number; now: Date },
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('report_tables')
      .set({ mark, marked_by: who.staffId, marked_at: who.now })
      .where('report_id', '=', reportId)
      .where('number', '=', number),
  )
}

export async function putProposal(
  tx: Tx,
  { reportId, number }: { reportId: number; number: number },
  proposal: TableProposal,
  totalsOf: readonly string[],
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('report_tables')
      .set({ proposal, totals_of: sql<string[]>`${totalsOf}::text[]` })
      .where('report_id', '=', reportId)
      .where('number', '=', number),
  )
}

/** The other files of the same archive, without those that were put aside or are there already. */
const filesOf = (reportId: number) => sql`(
  select other.* from income_reports own
  join income_reports other on other.agent_id = own.agent_id and other.file_key = own.file_key and other.batch_of is null
  where own.id = ${reportId} and own.batch_of is null and other.state <> 'discarded'
    and not (other.state = 'failed' and other.same_as is not null))`

/**
 * Whether something of what came with it was neither counted nor left out by a person: another table, a hidden one, or a file of the archive that was
 * not even read.
 */
export async function hasUnmarked(tx: Tx, reportId: number): Promise<boolean> {
  const query = sql<{ is_open: boolean }>`
    with files as materialized ${filesOf(reportId)},
      tables as (select marked.mark, marked.is_hidden, files.state from files join report_tables marked on marked.report_id = files.id)
    select exists (select from files where id <> ${reportId} and state in ('waiting', 'reading', 'failed', 'cancelled'))
        or exists (select from files where id = ${reportId} and tables_listed_at is null
                     and (settings #>> '{findings,encoding,value}' = 'xlsx' or (select count(*) from files) > 1))
        or (((select count(*) from tables) > 1 or exists (select from tables where is_hidden))
            and exists (select from tables where mark is null and state = 'checked')) as is_open`
  return (await rows(tx, written(query)))[0]?.is_open ?? false
}

export interface FileOfArchive {
  id: number
  entry: string
  state: string
  is_marked: boolean
}

/** Of the same archive, in the order they were read. */
export function listFiles(tx: Tx, reportId: number): Promise<FileOfArchive[]> {
  const query = sql<FileOfArchive>`
    select file.id, file.entry, file.state,
           not exists (select from report_tables marked where marked.report_id = file.id and marked.mark is null)
             and exists (select from report_tables marked where marked.report_id = file.id) as is_marked
    from income_reports own
    join income_reports file on file.agent_id = own.agent_id and file.file_key = own.file_key and file.batch_of is null and file.id <> own.id
    where own.id = ${reportId} and own.batch_of is null order by file.id`
  return rows(tx, written(query))
}

export interface TableAmongFiles {
  report_id: number
  number: number
  name: string
  rows: number
  sums: TableSums
  proposal: TableProposal
  totals_of: string[]
  mark: TableMark | null
}

/** Tables of all files of its archive that were read, under the names of their files. */
export function listTablesAmongFiles(tx: Tx, reportId: number): Promise<TableAmongFiles[]> {
  const query = sql<TableAmongFiles>`
    with files as materialized ${filesOf(reportId)}
    select found.report_id, found.number, btrim(concat_ws(' · ', nullif(files.entry, ''), nullif(found.name, ''))) as name,
           found.rows, found.sums, found.proposal, found.totals_of, found.mark
    from files join report_tables found on found.report_id = files.id
    where files.state in ('checked', 'reading', 'posted') order by found.report_id, found.number`
  return rows(tx, written(query))
}
