// Which tables of a report are read: as people marked them, else as it is proposed. A mark is for a table as it was: one that has other rows or sums
// by now is looked at anew.
import type { Tx } from '../../../platform/database/query'
import { proposeSummaries } from '../reading/tables/propose-summaries'
import type { SurveyedTable, TableSums } from '../reading/tables/report-table'
import type { ReportRow } from '../reports.queries'
import {
  forgetTables,
  insertTables,
  listTables,
  listTablesAmongFiles,
  type NewTable,
  putProposal,
  type TableAmongFiles,
} from '../tables.queries'
import type { KeptText } from './keep-text'

export interface MarkedTable {
  table: SurveyedTable
  mark: NewTable['mark']
  isRead: boolean
}

export async function markTables(
  tx: Tx,
  report: ReportRow,
  tables: readonly SurveyedTable[],
): Promise<MarkedTable[]> {
  const before = await listTables(tx, report.batch_of ?? report.id)
  const marks = new Map(
    before.flatMap(({ mark, marked_by: by, marked_at: at, ...table }) =>
      mark && by !== null && at ? [[keyOf(table), { mark, by, at }] as const] : [],
    ),
  )
  return tables.map(table => {
    const mark = marks.get(keyOf(table)) ?? null
    const isWanted = mark ? mark.mark === 'counted' : table.proposal === 'count'
    return { table, mark, isRead: isWanted && table.findings.missing.length === 0 }
  })
}

const keyOf = ({ name, rows, sums }: { name: string; rows: number; sums: TableSums }) =>
  JSON.stringify([name, rows, Object.entries(sums).toSorted()])

export async function keepTables(tx: Tx, report: ReportRow, marked: readonly MarkedTable[]): Promise<void> {
  await forgetTables(tx, report.id)
  await insertTables(
    tx,
    report.id,
    marked.map(({ table, mark, isRead }) => ({
      ...{ name: table.name, isHidden: table.isHidden, findings: table.findings },
      place: { line: table.line, at: table.at, size: table.size },
      ...{ rows: table.rows, sums: table.sums, proposal: table.proposal },
      totalsOf: table.totalsOf.map(place => marked[place]?.table.name ?? ''),
      ...{ isRead, mark },
    })),
  )
  await proposeAmongFiles(tx, report.id)
}

/** Of a file with one part and one table. */
export const wholeTable = (
  { findings, size, parts: [part] }: Pick<KeptText, 'findings' | 'size' | 'parts'>,
  { rows, sums }: { rows: number; sums: TableSums },
): MarkedTable => ({
  table: {
    ...{ name: part?.name ?? '', isHidden: part?.isHidden ?? false, line: 1, at: 0, size },
    ...{ findings, rows, sums, proposal: 'count', totalsOf: [] },
  },
  mark: null,
  isRead: true,
})

/** Cents at least: of another file only its sums are known. */
const leastDecimals = 2

/** An archive may hold the details and their summary, each as a file of its own. */
async function proposeAmongFiles(tx: Tx, reportId: number): Promise<void> {
  const all = await listTablesAmongFiles(tx, reportId)
  if (new Set(all.map(({ report_id }) => report_id)).size < 2) return
  const weighed = all.map(({ rows, sums }) => ({
    ...{ rows, sums, amounts: [], groups: new Set<string>() },
    decimals: Object.values(sums).reduce(
      (most, amount) => Math.max(most, amount.split('.')[1]?.length ?? 0),
      leastDecimals,
    ),
  }))
  for (const [place, sources] of proposeSummaries(weighed).entries()) {
    const table = all[place] as TableAmongFiles
    if (sources.length === 0 || table.proposal !== 'count') continue
    const names = sources.map(source => all[source]?.name ?? '')
    await putProposal(tx, { reportId: table.report_id, number: table.number }, 'summary', names)
  }
}
