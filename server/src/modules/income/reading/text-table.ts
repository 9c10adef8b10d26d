// Any table that somebody uploads, read as a report is: unpacked, decoded, cut into cells. What its columns mean is for others to say.
import { setImmediate as pause } from 'node:timers/promises'
import type { CellSeparator, LineRefusal, ReportEncoding } from '#contract/income/reading'
import { decodeReport, likelierEncoding } from './decode/decode-report'
import type { ByteSource, InnerFile, TextPart } from './inner-file'
import { ReportRefused } from './report-refused'
import { LineSplitter } from './split-lines'
import { unpackLimits } from './unpack/unpack-limits'
import { unpackReport } from './unpack/unpack-report'

interface TableLimits {
  mostBytes: number
  /** What it is in where its bytes leave that open, if they make text in it. */
  likely: ReportEncoding
}

/** As UTF-8, cells of a workbook separated by tabs. Throws `ReportRefused`; also where it would be more than `mostBytes`. */
export async function openTextTable(
  { name, body }: { name: string; body: Buffer },
  { mostBytes, likely }: TableLimits,
): Promise<Buffer> {
  const source: ByteSource = {
    ...{ name, size: body.length },
    async *read(start, end) {
      yield body.subarray(start, end)
    },
  }
  const [file, ...others] = await unpackReport(source, { ...unpackLimits, bytes: mostBytes })
  if (!file || others.length > 0) throw new ReportRefused('archiveTooManyFiles')
  const found = await decode(file, mostBytes)
  if (found.encoding.isSure) return found.text
  const tried = await decode(file, mostBytes, likely)
  if (tried.broken === null) return tried.text
  const likelier = likelierEncoding(found.encoding, found)
  return likelier === undefined ? found.text : (await decode(file, mostBytes, likelier)).text
}

async function decode(file: InnerFile, mostBytes: number, given?: ReportEncoding) {
  const { encoding, chunks, outcome } = await decodeReport(file, given)
  const text = await whole(chunks, mostBytes)
  const { parts, ...found } = outcome()
  return { encoding, text: onlySheet(text, parts), broken: found.broken }
}

/** A second sheet that people see would be left out without a word. Hidden ones hold what a list is chosen from. */
function onlySheet(text: Buffer, parts: readonly TextPart[]): Buffer {
  const shown = parts.filter(({ isHidden }) => !isHidden)
  if (shown.length > 1) throw new ReportRefused('sheetSeveral')
  const part = shown[0] ?? parts[0]
  return part ? text.subarray(part.at, part.at + part.size) : text
}

async function whole(chunks: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > mostBytes) throw new ReportRefused('archiveTooLarge')
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

interface TableVisitor {
  visit(cells: string[], line: number): void
  refuse(reason: LineRefusal, line: number): void
}

const pieceBytes = 128 * 1024

/** With pauses, in which others are answered. */
export async function splitTable(
  text: Buffer,
  separator: CellSeparator,
  visitor: TableVisitor,
): Promise<void> {
  const splitter = new LineSplitter(separator, {
    visit: (cells, line) => visitor.visit(cells.all(), line),
    refuse: (reason, _shown, line) => visitor.refuse(reason, line),
  })
  for (let at = 0; at < text.length; at += pieceBytes) {
    splitter.push(text.subarray(at, at + pieceBytes))
    await pause()
  }
  splitter.finish()
}
