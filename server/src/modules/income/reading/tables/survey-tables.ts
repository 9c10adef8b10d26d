// Every table of a decoded copy with its rows, its sums, and what is proposed to do with it.
import type { TextPart } from '../inner-file'
import { findTables, type TableOptions } from './find-tables'
import { type Measured, measureTable } from './measure-table'
import { proposeSummaries } from './propose-summaries'
import type { OpenText, SurveyedTable } from './report-table'

export async function surveyTables(
  open: OpenText,
  parts: readonly TextPart[],
  options: TableOptions,
): Promise<SurveyedTable[]> {
  const found = await findTables(open, parts, options)
  const measured: Measured[] = []
  for (const table of found) measured.push(await measureTable(open, table))
  const summaries = proposeSummaries(
    measured.map(({ rows, sums, amounts, groups }) => ({
      rows,
      sums: textsOf(sums),
      amounts,
      groups: new Set([...groups].map(([key, sum]) => `${key.slice(-3)} ${sum}`)),
    })),
  )
  return found.map((table, index) => {
    const { rows = 0, sums = new Map() } = measured[index] ?? {}
    const totalsOf = summaries[index] ?? []
    const isReadable = table.findings.missing.length === 0
    const proposal = totalsOf.length > 0 ? 'summary' : isReadable ? 'count' : 'leave'
    return { ...table, rows, sums: textsOf(sums), proposal, totalsOf }
  })
}

const textsOf = (sums: ReadonlyMap<string, { toString(): string }>) =>
  Object.fromEntries([...sums].map(([currency, sum]) => [currency, String(sum)]))
