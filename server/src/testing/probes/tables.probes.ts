import * as tables from '../../modules/income/tables.queries'
import { change, find, type ProbesOf } from './probe'

const table: tables.NewTable = {
  ...{ name: 'another', isHidden: false, findings: {} as never, place: null, rows: 1, sums: {} },
  ...({ proposal: 'count', totalsOf: [], isRead: false, mark: null } as const),
}

export const probes: ProbesOf<typeof tables> = {
  listTables: find((tx, { reportId }) => tables.listTables(tx, reportId)),
  findPlacedTable: find((tx, { reportId }) => tables.findPlacedTable(tx, reportId, null)),
  findTableOfLine: find((tx, { reportId }) => tables.findTableOfLine(tx, reportId, 1)),
  insertTables: change((tx, { reportId }) => tables.insertTables(tx, reportId, [table])),
  forgetTables: change((tx, { reportId }) => tables.forgetTables(tx, reportId)),
  sumsOfLines: find(async (tx, { reportId }) => Object.keys(await tables.sumsOfLines(tx, reportId))),
  putMark: change((tx, { reportId, staffId }) =>
    tables.putMark(tx, { reportId, number: 9, mark: 'leftOut' }, { staffId, now: new Date() }),
  ),
  putProposal: change((tx, { reportId }) =>
    tables.putProposal(tx, { reportId, number: 9 }, 'summary', ['a']),
  ),
  hasUnmarked: find((tx, { reportId }) => tables.hasUnmarked(tx, reportId)),
  listFiles: find((tx, { reportId }) => tables.listFiles(tx, reportId)),
  listTablesAmongFiles: find((tx, { reportId }) => tables.listTablesAmongFiles(tx, reportId)),
}
