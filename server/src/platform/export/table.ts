// A table that leaves as a file, described once for every kind of file.
import { type Currency, inDecimalsOf } from '#contract/currency'

/** Amounts are decimal strings all the way: no float ever sees them. */
export interface ExportedAmount {
  amount: string
  currency: Currency
}

/** What a column's `value` answers, by its kind. Nothing (`null`) is an empty cell. */
interface Kinds {
  /** Also codes and numbers of accounts, which only look like numbers. */
  text: string
  number: number | bigint | string
  money: ExportedAmount
  /** `2026-11-16`. */
  date: string
  time: Date
}

export type Column<Row> = {
  [K in keyof Kinds]: { heading: string; kind: K; value(row: Row): Kinds[K] | null }
}[keyof Kinds]

export interface Table<Row> {
  /** The name of the sheet, where the kind of file has sheets. */
  title: string
  columns: readonly Column<Row>[]
  rows: AsyncIterable<readonly Row[]>
  /** Unsaid: it has. Programs of banks may want none. Text always has its headings. */
  hasHeadings?: boolean
  /** Rows around the table, of a workbook with one sheet. */
  above?: readonly (readonly Cell[])[]
  below?: readonly (readonly Cell[])[]
}

export type Cell = { [K in keyof Kinds]: { kind: K; value: Kinds[K] } }[keyof Kinds] | null

export function cellOf<Row>(column: Column<Row>, row: Row): Cell {
  const value = column.value(row)
  return value === null ? null : ({ kind: column.kind, value } as Cell)
}

/** Throws on what is no number: a file with a wrong figure is worse than none. */
export function numberText(value: Kinds['number']): string {
  const text = String(value)
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(text)
  if (!isNumber) throw new RangeError(`not a number: ${text}`)
  return text
}

export function amountText({ amount, currency }: ExportedAmount): string {
  return inDecimalsOf(currency, numberText(amount))
}
