// What a message says, as it is shown and compared: the lines of an XML file, the cells of a sheet.
import type { DeliveryMessage } from '#contract/distribution/delivery'

/** Of a text that is shown and compared; larger ones are cut. */
const mostLetters = 500_000
const mostRows = 1000

export interface MessageFile {
  path: string
  content: Buffer
}

export async function readMessage({ path, content }: MessageFile): Promise<DeliveryMessage> {
  if (path.endsWith('.xlsx')) {
    const rows = await readRows(content)
    return { format: 'sheet', rows: rows.slice(0, mostRows), is_cut: rows.length > mostRows }
  }
  const text = content.toString('utf8')
  return { format: 'xml', text: text.slice(0, mostLetters), is_cut: text.length > mostLetters }
}

/** Cell by cell, or a change of one would show all others of its row. */
export function linesOf(message: DeliveryMessage): string[] {
  if (message.format === 'xml') return message.text.trimEnd().split('\n')
  const [titles = [], ...tracks] = message.rows
  return tracks.flatMap((cells, index) =>
    titles.map((title, place) => `${index + 1}  ${title}: ${cells[place] ?? ''}`),
  )
}

async function readRows(content: Buffer): Promise<string[][]> {
  // Only channels that take sheets need it, and loading it takes a while.
  const { default: excel } = await import('exceljs')
  const book = new excel.Workbook()
  await book.xlsx.load(content as unknown as ArrayBuffer)
  const rows: string[][] = []
  book.worksheets[0]?.eachRow(row => {
    rows.push(Array.from({ length: row.cellCount }, (_, place) => row.getCell(place + 1).text))
  })
  return rows
}
