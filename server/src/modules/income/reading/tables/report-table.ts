// A table of a report: a sheet, one of several on a sheet, or the whole file. What it is made of, and what is proposed to do with it.
import type { ReadingFindings } from '#contract/income/reading'
import type { TableProposal } from '#contract/income/report-table'

export interface TablePlace {
  /** Of its sheet; ` (2)` behind it for the second table there. Empty: the file has no sheets. */
  name: string
  isHidden: boolean
  /** Its first line in the decoded copy, from 1, and its bytes there. */
  line: number
  at: number
  size: number
}

export interface FoundTable extends TablePlace {
  /** `headerLine` counts from the table's first line. */
  findings: ReadingFindings
}

/** Exact, by currency. */
export type TableSums = Record<string, string>

export interface SurveyedTable extends FoundTable {
  /** Lines that are sales, or should be. */
  rows: number
  sums: TableSums
  proposal: TableProposal
  /** Of a summary: the places in the list of the tables whose totals it holds. */
  totalsOf: number[]
}

/** The bytes of the decoded copy from `start` to before `end`. */
export type OpenText = (start: number, end: number) => AsyncIterable<Buffer>
