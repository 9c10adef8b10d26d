// One worksheet, batch by batch: headings that stay in sight, then the rows.
import { cellXml, siteZone, textXml } from './sheet-cells'
import { styles } from './sheet-styles'
import { type Column, cellOf } from './table'

const start =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const staying =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

export async function* writeSheetXml<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<readonly Row[]>,
  { hasHeadings = true }: { hasHeadings?: boolean } = {},
): AsyncGenerator<string> {
  const letters = columns.map((_, place) => columnLetters(place))
  const headings = columns.map(headingOf)
  const first = headings.map((heading, place) => textXml(`${letters[place]}1`, heading, styles.heading))
  const wide = headings.map((heading, place) => widthXml(columns[place], heading, place))
  yield `${start}${hasHeadings ? staying : ''}<cols>${wide.join('')}</cols><sheetData>`
  if (hasHeadings) yield `<row r="1">${first.join('')}</row>`
  let number = hasHeadings ? 1 : 0
  for await (const batch of rows) {
    let xml = ''
    for (const row of batch) {
      number += 1
      xml += `<row r="${number}">`
      for (const [place, column] of columns.entries())
        xml += cellXml(`${letters[place]}${number}`, cellOf(column, row))
      xml += '</row>'
    }
    if (xml !== '') yield xml
  }
  yield '</sheetData></worksheet>'
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
