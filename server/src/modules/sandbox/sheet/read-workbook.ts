// The cells of one sheet of an XLSX, as text. Formulas are not reckoned: what a cell shows is what was stored with it.

import { elements, maybeText, named, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse } from '../package-fault'
import { parseXml } from '../xml/parse-xml'
import { readZip } from './read-zip'

const mostRows = 2000
const mostColumns = 200

export function readWorkbook(bytes: Buffer, sheetName: string): string[][] {
  const files = readZip(bytes)
  const part = (name: string): XmlTree => {
    const found = files.get(name)
    return found ? parseXml(found) : refuse('sandbox.badSheet', { reason: name })
  }
  const sheets = elements(part('xl/workbook.xml'), 'sheets/sheet')
  const [sheet] = sheets
  if (sheets.length !== 1 || sheet?.attributes.name !== sheetName) {
    return refuse('sandbox.badSheet', { reason: sheetName })
  }
  const relation = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    one => one.attributes.Id === sheet.attributes.id,
  )
  const target = relation?.attributes.Target ?? refuse('sandbox.badSheet', { reason: sheetName })
  const shared = files.has('xl/sharedStrings.xml')
    ? elements(part('xl/sharedStrings.xml'), 'si').map(shownText)
    : []
  const rows = elements(part(target.startsWith('/') ? target.slice(1) : `xl/${target}`), 'sheetData/row')
  if (rows.length > mostRows) return refuse('sandbox.badSheet', { reason: String(rows.length) })
  return rows.map(row => cellsOf(row, shared))
}

function cellsOf(row: XmlTree, shared: string[]): string[] {
  const cells: string[] = []
  for (const cell of elements(row, 'c')) {
    const at = columnOf(cell.attributes.r)
    while (cells.length < at) cells.push('')
    cells[at] = textOf(cell, shared)
  }
  return cells
}

/** `AB7` is the 28th; a cell without its place stands behind the one before, which no program writes. */
function columnOf(place = ''): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place)?.[1] ?? refuse('sandbox.badSheet', { reason: place })
  const number = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return number <= mostColumns ? number - 1 : refuse('sandbox.badSheet', { reason: place })
}

function textOf(cell: XmlTree, shared: string[]): string {
  const value = maybeText(cell, 'v') ?? ''
  if (cell.attributes.t === 'inlineStr') return elements(cell, 'is').map(shownText).join('')
  if (cell.attributes.t !== 's') return value
  return shared[Number(value)] ?? refuse('sandbox.badSheet', { reason: cell.attributes.r ?? '' })
}

/** Parts of one text may look different; how a word is pronounced is no part of it. */
function shownText(tree: XmlTree): string {
  return tree.children
    .filter(({ name }) => name === 't' || name === 'r')
    .flatMap(child => named(child, 't'))
    .map(({ text }) => text)
    .join('')
}
