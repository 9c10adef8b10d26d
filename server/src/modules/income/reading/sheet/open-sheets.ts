// The sheets of an XLSX as text with tabs, one after the other. Every sheet with data is in it, hidden ones too: which of them count is for people
// to say.
import type { ByteSource, TextPart } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { openZipEntry } from '../unpack/open-zip-entry'
import { refuseUnfolding, type UnpackLimits } from '../unpack/unpack-limits'
import type { ZipEntry } from '../unpack/zip-list'
import { fillMerged, findMerged } from './merged-cells'
import { mostRows, readRows, type SheetRow } from './read-rows'
import { readWorkbook } from './read-workbook'

const pieceLetters = 65_536
/** A sheet is searched for joined cells, and read. */
const timesRead = 2

export async function* openSheets(
  source: ByteSource,
  entries: readonly ZipEntry[],
  limits: UnpackLimits,
  note: (part: TextPart) => void,
): AsyncGenerator<Buffer> {
  const byName = new Map(entries.map(entry => [entry.name, entry]))
  let unfolded = 0
  async function* counted(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      unfolded += piece.length
      // Many sheets may lie in the same few bytes, and each is read.
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
  // Cells may share one long text, and joined ones repeat theirs: what is written can be far more than what was unpacked.
  let [written, lines, parts] = [0, 0, 0]
  for (const { name, isHidden, part } of book.sheets) {
    const sheet = new SheetLines(fillMerged(await findMerged(must(part))))
    const begins = { line: lines + 1, at: written }
    for await (const rows of readRows(must(part), book)) {
      for (const piece of sheet.take(rows)) {
        written += piece.length
        refuseUnfolding(written, source.size, limits, source.name)
        yield piece
      }
    }
    const rest = sheet.end()
    written += rest.length
    refuseUnfolding(written, source.size, limits, source.name)
    if (rest.length > 0) yield rest
    lines += sheet.lines
    if (!sheet.hasData) continue
    note({ name, isHidden, ...begins, size: written - begins.at })
    parts++
  }
  if (parts === 0) throw new ReportRefused('sheetEmpty')
}

/** Rows of one sheet as lines. */
class SheetLines {
  /** Of text: cells may hold line ends. None is counted too little, so that two sheets never share a number. */
  lines = 0
  private rows = 0
  /** A cell of it says something. */
  hasData = false
  private text = ''

  constructor(private readonly fill: (row: SheetRow) => void) {}

  *take(rows: readonly SheetRow[]): Generator<Buffer> {
    for (const row of rows) {
      this.fill(row)
      this.hasData ||= row.cells.some(cell => cell !== '')
      // Rows that are not stored are empty lines, so that both count alike.
      for (; this.rows + 1 < row.number && this.rows + 1 < mostRows; this.rows++) this.text += '\n'
      this.text += `${row.cells.map(quoted).join('\t')}\n`
      this.rows++
      if (this.text.length >= pieceLetters) yield this.end()
    }
  }

  end(): Buffer {
    const piece = Buffer.from(this.text)
    this.lines += this.text.match(lineEnds)?.length ?? 0
    this.text = ''
    return piece
  }
}

const lineEnds = /[\r\n]/g
const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
