// The table of an XLSX as text with tabs: the first sheet with a header that we know, or the largest.
import { matchLayout } from '../detect/match-layout'
import type { ByteSource } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { openZipEntry } from '../unpack/open-zip-entry'
import { refuseUnfolding, type UnpackLimits } from '../unpack/unpack-limits'
import type { ZipEntry } from '../unpack/zip-list'
import { fillMerged, findMerged } from './merged-cells'
import { mostRows, readRows, type SheetRow } from './read-rows'
import { readWorkbook, type Workbook } from './read-workbook'

const headRows = 60
const pieceLetters = 65_536
/** A sheet is looked at, searched for joined cells, and read. */
const timesRead = 3

export async function* openTable(
  source: ByteSource,
  entries: readonly ZipEntry[],
  limits: UnpackLimits,
): AsyncGenerator<Buffer> {
  const byName = new Map(entries.map(entry => [entry.name, entry]))
  let unfolded = 0
  async function* counted(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      unfolded += piece.length
      // Many sheets may lie in the same few bytes, and each is looked at.
      if (unfolded > limits.bytes * timesRead) throw new ReportRefused('archiveTooLarge', name)
      yield piece
    }
  }
  const open = (name: string) => {
    const entry = byName.get(name)
    return entry && counted(openZipEntry(source, entry, limits), name)
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
  // Cells may share one long text, and joined ones repeat theirs: what is written can be far more than what was unpacked.
  let written = 0
  for await (const piece of writeLines(readRows(must(sheet), book), fill)) {
    written += piece.length
    refuseUnfolding(written, source.size, limits, source.name)
    yield piece
  }
  if (written === 0) throw new ReportRefused('sheetEmpty')
}

async function* writeLines(
  rows: AsyncIterable<SheetRow[]>,
  fill: (row: SheetRow) => void,
): AsyncGenerator<Buffer> {
  let line = 1
  let text = ''
  for await (const some of rows) {
    for (const row of some) {
      fill(row)
      // Rows that are not stored are empty lines, so that both count alike.
      for (; line < row.number && line < mostRows; line++) text += '\n'
      text += `${row.cells.map(quoted).join('\t')}\n`
      line++
      if (text.length < pieceLetters) continue
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text)
}

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
