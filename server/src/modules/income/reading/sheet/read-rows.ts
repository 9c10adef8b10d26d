// The rows of one sheet, as they come by.
import { mostCells } from '../line-cells'
import { ReportRefused } from '../report-refused'
import { longestLine } from '../split-lines'
import { cellText, type RawCell } from './cell-value'
import type { Workbook } from './read-workbook'
import { attribute, scanXml, type XmlPart } from './scan-xml'

export interface SheetRow {
  /** From 1. */
  number: number
  cells: string[]
}

/** Of a sheet, as spreadsheets count: what says it has more was written by no spreadsheet. */
export const mostRows = 1_048_576

export async function* readRows(bytes: AsyncIterable<Buffer>, book: Workbook): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(book)
  for await (const parts of scanXml(bytes)) {
    for (const part of parts) {
      reader.take(part)
      // Cells share long texts: the rows of one piece may be more than memory holds.
      if (reader.held > longestLine) yield reader.takeRows()
    }
    yield reader.takeRows()
  }
}

class RowReader {
  /** Letters in rows that nobody took yet. */
  held = 0
  private rows: SheetRow[] = []
  private row: SheetRow = { number: 0, cells: [] }
  private count = 0
  /** In the cells of this row. */
  private letters = 0
  private cell: RawCell | undefined
  private column = 0
  private inside = ''
  private isSpoken = false

  constructor(private readonly book: Workbook) {}

  take({ name, kind, content, isEmpty }: XmlPart): void {
    if (kind === 'text') this.takeText(content)
    else if (kind === 'open') {
      this.open(name, content, isEmpty)
      if (isEmpty) this.close(name)
    } else this.close(name)
  }

  takeRows(): SheetRow[] {
    const { rows } = this
    this.rows = []
    this.held = 0
    return rows
  }

  private takeText(content: string): void {
    const { cell } = this
    if (!cell || cell.value.length + cell.inline.length + (cell.formula?.length ?? 0) > longestLine) return
    if (this.inside === 'v') cell.value += content
    else if (this.inside === 'f') cell.formula += content
    else if (this.inside === 't' && !this.isSpoken) cell.inline += content
  }

  private open(name: string, content: string, isEmpty: boolean): void {
    if (name === 'row') {
      const number = Number(attribute(content, 'r') ?? this.row.number + 1)
      this.row = { number: Number.isSafeInteger(number) ? number : this.row.number + 1, cells: [] }
      this.column = 0
      this.letters = 0
    } else if (name === 'c') {
      this.column = columnOf(attribute(content, 'r')) ?? this.column
      const isDate = this.book.isDate[Number(attribute(content, 's') ?? 0)] ?? false
      const type = attribute(content, 't') ?? 'n'
      this.cell = { type, value: '', hasValue: false, formula: undefined, inline: '', isDate }
    } else if (this.cell) {
      if (name === 'v') this.cell.hasValue = !isEmpty || this.cell.type === 'str'
      if (name === 'f') this.cell.formula = ''
      if (name === 'rPh') this.isSpoken = true
      this.inside = isEmpty ? '' : name
    }
  }

  private close(name: string): void {
    this.inside = ''
    if (name === 'rPh') this.isSpoken = false
    if (name === 'row') this.endRow()
    if (name !== 'c' || !this.cell) return
    const text = cellText(this.cell, this.book.shared, this.book.is1904)
    this.cell = undefined
    if (this.letters > longestLine) return
    this.letters += text.length
    if (this.letters > longestLine) this.row.cells = [tooLong(this.row.cells[0] || text)]
    else if (text !== '') {
      if (this.column >= mostCells) throw new ReportRefused('tooManyColumns', String(this.column + 1))
      while (this.row.cells.length < this.column) this.row.cells.push('')
      this.row.cells[this.column] = text
    }
    this.column++
  }

  private endRow(): void {
    if (++this.count > mostRows) throw new ReportRefused('sheetTooLarge')
    this.held += this.letters
    this.rows.push(this.row)
  }
}

/** A line that is refused for its length, and no longer than it takes to be refused, whatever its cells hold. */
const tooLong = (text: string) =>
  text
    .slice(0, longestLine)
    .replace(/[\t\r\n"]/g, ' ')
    .padEnd(longestLine + 1)

/** `AB7` is the 28th, counted from 0. */
export function columnOf(place = ''): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place)?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
