// A table as a workbook. The sheets are written by ourselves: exceljs has no backpressure and takes amounts through floats.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { stylesXml } from './sheet-styles'
import { splitRows } from './split-rows'
import type { Table } from './table'
import {
  contentTypes,
  rootRelations,
  sheetNames,
  sheetPath,
  workbook,
  workbookRelations,
} from './workbook-parts'
import { writeSheetXml } from './write-sheet-xml'

/** What Excel shows, less the headings; further rows go on in another sheet. */
const rowsOfSheet = 1_048_575

export function writeXlsx<Row>(table: Table<Row>, mostRows = rowsOfSheet): Readable {
  const zip = new ZipFile()
  const file = zip.outputStream as Readable
  const fail = (error: Error) => file.destroy(error)
  zip.on('error', fail)
  fill(zip, file, table, mostRows).catch(fail)
  return file
}

async function fill<Row>(zip: ZipFile, file: Readable, table: Table<Row>, mostRows: number): Promise<void> {
  const add = (text: string, path: string) => zip.addBuffer(Buffer.from(text), path)
  const rows = splitRows(table.rows, mostRows)
  let sheets = 0
  // Tells what kind of file it is to those who look at its beginning.
  add(rootRelations, '_rels/.rels')
  try {
    do {
      sheets += 1
      await addSheet(zip, file, sheetPath(sheets), writeSheetXml(table.columns, rows.oneSheet(), table))
    } while (await rows.hasMore())
  } finally {
    await rows.stop()
  }
  add(workbook(sheetNames(table.title, sheets)), 'xl/workbook.xml')
  add(workbookRelations(sheets), 'xl/_rels/workbook.xml.rels')
  add(stylesXml, 'xl/styles.xml')
  add(contentTypes(sheets), '[Content_Types].xml')
  zip.end()
}

/** Done when all of it has been taken; whoever stops reading the file stops the sheet. */
async function addSheet(
  zip: ZipFile,
  file: Readable,
  path: string,
  xml: AsyncIterable<string>,
): Promise<void> {
  const sheet = Readable.from(xml, { objectMode: false, highWaterMark: 65_536 })
  const stop = () => sheet.destroy()
  if (file.destroyed) stop()
  file.once('close', stop)
  zip.addReadStream(sheet, path)
  try {
    await finished(sheet)
  } finally {
    file.off('close', stop)
  }
}
