// An XLSX as spreadsheet programs save them: cells of every kind, joined cells, dates as numbers.
import { buildZip } from './build-sheet'

/** What stands in one cell, as the sheet writes it. */
export interface SheetCell {
  xml: string
}

/** Styles of numbers: plain, a day, a month by a form of its own, and a number with a word behind it. */
const styles = { plain: 0, day: 1, month: 2, worded: 3 } as const

export const textCell = (words: string): SheetCell => ({
  xml: `t="inlineStr"><is><t>${escaped(words)}</t></is>`,
})
export const numberCell = (value: string, style: keyof typeof styles = 'plain'): SheetCell => ({
  xml: `s="${styles[style]}"><v>${value}</v>`,
})
export const formulaCell = (own: string, value = ''): SheetCell => ({
  xml: `><f>${escaped(own)}</f>${value && `<v>${value}</v>`}`,
})
export const emptyCell: SheetCell = { xml: '>' }

export interface WantedSheet {
  name: string
  rows: SheetCell[][]
  isHidden?: boolean
  /** `A2:A4` */
  merged?: string[]
}

interface Wanted extends Omit<WantedSheet, 'name'> {
  is1904?: boolean
}

export const buildWorkbook = ({ is1904 = false, ...sheet }: Wanted): Buffer =>
  buildSheets([{ name: 'a', ...sheet }], is1904)

export function buildSheets(sheets: readonly WantedSheet[], is1904 = false): Buffer {
  const tabs = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}"${isHidden ? ' state="hidden"' : ''} r:id="r${index + 1}"/>`,
  )
  const links = sheets.map(
    (_, index) => `<Relationship Id="r${index + 1}" Target="worksheets/s${index + 1}.xml"/>`,
  )
  return buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook>${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mmm\\-yy"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/s${index + 1}.xml`, sheetXml(sheet)])),
  })
}

function sheetXml({ rows, merged = [] }: WantedSheet): string {
  const joined = merged.map(ref => `<mergeCell ref="${ref}"/>`).join('')
  const written = rows.map((cells, index) => rowXml(cells, index + 1)).join('')
  return `<worksheet><sheetData>${written}</sheetData>${joined && `<mergeCells>${joined}</mergeCells>`}</worksheet>`
}

const rowXml = (cells: SheetCell[], at: number) =>
  `<row r="${at}">${cells.map(({ xml }, index) => `<c r="${letterOf(index)}${at}" ${xml}</c>`).join('')}</row>`

/** Of the first 26 columns. */
const letterOf = (index: number) => String.fromCharCode(65 + index)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
