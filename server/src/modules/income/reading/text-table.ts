// Any table that somebody uploads, read as a report is: unpacked, decoded, cut into cells. What its columns mean is for others to say.
import type { CellSeparator, LineRefusal } from '#contract/income/reading'
import { decodeReport, likelierEncoding } from './decode/decode-report'
import type { ByteSource, InnerFile } from './inner-file'
import { ReportRefused } from './report-refused'
import { LineSplitter } from './split-lines'
import { unpackLimits } from './unpack/unpack-limits'
import { unpackReport } from './unpack/unpack-report'

/** As UTF-8, cells of a workbook separated by tabs. Throws `ReportRefused`; also where it would be more than `mostBytes`. */
export async function openTextTable(
  { name, body }: { name: string; body: Buffer },
  mostBytes: number,
): Promise<Buffer> {
  const source: ByteSource = {
    ...{ name, size: body.length },
    async *read(start, end) {
      yield body.subarray(start, end)
    },
  }
  const [file, ...others] = await unpackReport(source, { ...unpackLimits, bytes: mostBytes })
  if (!file || others.length > 0) throw new ReportRefused('archiveTooManyFiles')
  const found = await decodeReport(file)
  const text = await whole(found.chunks, mostBytes)
  const likelier = likelierEncoding(found.encoding, found.outcome())
  return likelier === undefined ? text : decodeAs(file, likelier, mostBytes)
}

async function decodeAs(file: InnerFile, encoding: Parameters<typeof decodeReport>[1], mostBytes: number) {
  return whole((await decodeReport(file, encoding)).chunks, mostBytes)
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

export function splitTable(text: Buffer, separator: CellSeparator, visitor: TableVisitor): void {
  const splitter = new LineSplitter(separator, {
    visit: (cells, line) => visitor.visit(cells.all(), line),
    refuse: (reason, _shown, line) => visitor.refuse(reason, line),
  })
  splitter.push(text)
  splitter.finish()
}
