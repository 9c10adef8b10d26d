// The rows of one sheet, as they come by.
import { mostCells } from '../line-cells'
import { ReportRefused } from '../report-refused'
import { cellText, type RawCell } from './cell-value'
import type { Workbook } from './read-workbook'
import { attribute, scanXml, type XmlPart } from './scan-xml'

export interface SheetRow {
  /** From 1. */
  number: number
  cells: string[]
}

export async function* readRows(bytes: AsyncIterable<Buffer>, book: Workbook): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(book)
  for await (const parts of scanXml(bytes)) {
    for (const part of parts) reader.take(part)
    yield reader.rows
    reader.rows = []
  }
}

class RowReader {
  rows: SheetRow[] = []
  private row: SheetRow = { number: 0, cells: [] }
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

  private takeText(content: string): void {
    if (!this.cell) return
    if (this.inside === 'v') this.cell.value += content
    else if (this.inside === 'f') this.cell.formula += content
    else if (this.inside === 't' && !this.isSpoken) this.cell.inline += content
  }

  private open(name: string, content: string, isEmpty: boolean): void {
    if (name === 'row') {
      const number = Number(attribute(content, 'r') ?? this.row.number + 1)
      this.row = { number: Number.isSafeInteger(number) ? number : this.row.number + 1, cells: [] }
      this.column = 0
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
    if (name === 'row') this.rows.push(this.row)
    if (name !== 'c' || !this.cell) return
    const text = cellText(this.cell, this.book.shared, this.book.is1904)
    this.cell = undefined
    if (text !== '') {
      if (this.column >= mostCells) throw new ReportRefused('tooManyColumns', String(this.column + 1))
      while (this.row.cells.length < this.column) this.row.cells.push('')
      this.row.cells[this.column] = text
    }
    this.column++
  }
}

/** `AB7` is the 28th, counted from 0. */
export function columnOf(place = ''): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place)?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
