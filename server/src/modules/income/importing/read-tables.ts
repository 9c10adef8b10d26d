// The lines of a report, table by table, each with its place in the whole text.
import type { ReadingFindings } from '#contract/income/reading'
import { settingsOf } from '../reading/detect/detect-reading'
import type { ByteSource } from '../reading/inner-file'
import { readReport } from '../reading/read-report'
import type { ReportLine } from '../reading/report-line'
import type { FoundTable } from '../reading/tables/report-table'

/** What was read as one table has another one in it: the report is read again, table by table. */
export class SeveralTables extends Error {}

export async function* readWhole(
  source: ByteSource,
  size: number,
  findings: ReadingFindings,
): AsyncGenerator<ReportLine[]> {
  yield* readReport(source.read(0, size), settingsOf(findings), {
    onOtherTable() {
      throw new SeveralTables()
    },
  })
}

export async function* readTables(
  source: ByteSource,
  tables: readonly FoundTable[],
): AsyncGenerator<ReportLine[]> {
  for (const { at, size, line, findings } of tables) {
    for await (const lines of readReport(source.read(at, at + size), settingsOf(findings))) {
      for (const one of lines) {
        one.line += line - 1
        one.at += at
      }
      yield lines
    }
  }
}
