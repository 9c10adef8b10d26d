// A table as CSV: UTF-8 with its mark, CRLF, text in quotes, figures bare.
import { amountText, type Cell, type Column, cellOf, numberText, type Table } from './table'
import { withoutFormula } from './without-formula'

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const start = '\ufeff'

export async function* writeCsv<Row>({ columns, rows }: Table<Row>): AsyncGenerator<string> {
  yield start + line(columns.map(({ heading }) => quoted(heading)))
  for await (const batch of rows) {
    if (batch.length > 0) yield batch.map(row => lineOf(columns, row)).join('')
  }
}

const lineOf = <Row>(columns: readonly Column<Row>[], row: Row) =>
  line(columns.map(column => cellText(cellOf(column, row))))

const line = (cells: string[]) => `${cells.join(',')}\r\n`

function cellText(cell: Cell): string {
  if (cell === null) return ''
  switch (cell.kind) {
    case 'number':
      return numberText(cell.value)
    case 'money':
      return amountText(cell.value)
    case 'time':
      return quoted(cell.value.toISOString())
    default:
      return quoted(cell.value)
  }
}

function quoted(text: string): string {
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}
