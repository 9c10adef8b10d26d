// The table of an XLSX as text with tabs: the first sheet with a header that we know, or the largest.
import { matchLayout } from '../detect/match-layout'
import type { ByteSource } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { openZipEntry } from '../unpack/open-zip-entry'
import type { UnpackLimits } from '../unpack/unpack-limits'
import type { ZipEntry } from '../unpack/zip-list'
import { fillMerged, findMerged } from './merged-cells'
import { readRows, type SheetRow } from './read-rows'
import { readWorkbook, type Workbook } from './read-workbook'

const headRows = 60

export async function* openTable(
  source: ByteSource,
  entries: readonly ZipEntry[],
  limits: UnpackLimits,
): AsyncGenerator<Buffer> {
  const byName = new Map(entries.map(entry => [entry.name, entry]))
  const open = (name: string) => {
    const entry = byName.get(name)
    return entry && openZipEntry(source, entry, limits)
  }
  const must = (name: string) => {
    const bytes = open(name)
    if (!bytes) throw new ReportRefused('sheetBroken', name)
    return bytes
  }
  const book = await readWorkbook(open)
  const known = await firstKnown(book, must)
  const size = (name: string) => byName.get(name)?.size ?? 0
  const sheet = known ?? book.sheets.toSorted((one, other) => size(other) - size(one))[0] ?? ''
  const fill = fillMerged(await findMerged(must(sheet)))
  let line = 1
  for await (const rows of readRows(must(sheet), book)) {
    let text = ''
    for (const row of rows) {
      fill(row)
      // Rows that are not stored are empty lines, so that both count alike.
      for (; line < row.number && line < mostRows; line++) text += '\n'
      text += `${row.cells.map(quoted).join('\t')}\n`
      line++
    }
    if (text !== '') yield Buffer.from(text)
  }
  if (line === 1) throw new ReportRefused('sheetEmpty')
}

/** Of a sheet, as spreadsheets count. */
const mostRows = 1_048_576

async function firstKnown(
  book: Workbook,
  open: (name: string) => AsyncIterable<Buffer>,
): Promise<string | undefined> {
  for (const name of book.sheets) {
    const head: SheetRow[] = []
    for await (const rows of readRows(open(name), book)) {
      head.push(...rows)
      if (head.length >= headRows) break
    }
    if (head.slice(0, headRows).some(({ cells }) => matchLayout(cells) !== undefined)) return name
  }
  return undefined
}

const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
