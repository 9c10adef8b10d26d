import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { steadyZip } from './steady-zip'

const sheetName = 'release'
/** Neither when nor by what: the same rows are the same bytes. */
const fixed = { created: new Date('2026-01-01T00:00:00Z'), creator: 'Tributary', lastModifiedBy: 'Tributary' }

export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  // Only channels that take sheets need it, and loading it takes a while.
  const { default: excel } = await import('exceljs')
  const stream = new PassThrough()
  const bytes = buffer(stream)
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  Object.assign(workbook, fixed, { modified: fixed.created })
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] })
  for (const cells of rows) {
    const row = sheet.addRow([...cells])
    // As text: codes keep their zeros, dates stay as they are written.
    row.eachCell(cell => {
      cell.numFmt = '@'
    })
    row.commit()
  }
  await workbook.commit()
  return steadyZip(await bytes)
}
