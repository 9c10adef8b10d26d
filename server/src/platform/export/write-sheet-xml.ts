// One worksheet, batch by batch: headings that stay in sight, then the rows.
import { cellXml, siteZone, textXml } from './sheet-cells'
import { styles } from './sheet-styles'
import { type Cell, type Column, cellOf, type Table } from './table'

const start =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const staying = (rows: number) =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

export async function* writeSheetXml<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<readonly Row[]>,
  { hasHeadings = true, above = [], below = [] }: Pick<Table<Row>, 'hasHeadings' | 'above' | 'below'> = {},
): AsyncGenerator<string> {
  const letters = columns.map((_, place) => columnLetters(place))
  const headings = columns.map(headingOf)
  let number = 0
  const rowXml = (cells: string) => `<row r="${number}">${cells}</row>`
  const around = (row: readonly Cell[]) => {
    number += 1
    return rowXml(row.map((cell, place) => cellXml(`${columnLetters(place)}${number}`, cell)).join(''))
  }
  const wide = headings.map((heading, place) => widthXml(columns[place], heading, place))
  yield `${start}${hasHeadings ? staying(above.length + 1) : ''}<cols>${wide.join('')}</cols><sheetData>`
  yield above.map(around).join('')
  if (hasHeadings) {
    number += 1
    yield rowXml(
      headings
        .map((heading, place) => textXml(`${letters[place]}${number}`, heading, styles.heading))
        .join(''),
    )
  }
  for await (const batch of rows) {
    let xml = ''
    for (const row of batch) {
      number += 1
      let cells = ''
      for (const [place, column] of columns.entries())
        cells += cellXml(`${letters[place]}${number}`, cellOf(column, row))
      xml += rowXml(cells)
    }
    if (xml !== '') yield xml
  }
  yield `${below.map(around).join('')}</sheetData></worksheet>`
}

const headingOf = ({ kind, heading }: { kind: string; heading: string }) =>
  kind === 'time' ? `${heading} (${siteZone})` : heading

const widths = { text: 24, number: 12, money: 16, date: 12, time: 20 }

function widthXml(column: { kind: keyof typeof widths } | undefined, heading: string, place: number): string {
  // Chinese letters are twice as wide.
  const wide = heading.replace(/[\u0100-\uffff]/g, '..').length + 2
  const width = Math.max(widths[column?.kind ?? 'text'], wide)
  return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last
}
