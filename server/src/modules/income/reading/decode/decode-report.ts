// An inner file → its decoded copy, in UTF-8, which everything after reads instead of the file.
import { createHash } from 'node:crypto'
import type { Finding, ReportEncoding } from '#contract/income/reading'
import type { InnerFile, TextPart } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { type BrokenText, type DecodeState, decodeText } from './decode-text'
import { detectEncoding } from './detect-encoding'
import { refuseBinary } from './refuse-binary'

export interface DecodedReport {
  encoding: Finding<ReportEncoding>
  /** The decoded copy, once. */
  chunks: AsyncIterable<Buffer>
  /** After the last of them. */
  outcome(): DecodedOutcome
}

export interface DecodedOutcome {
  /** Of the inner file's own bytes, in hex. */
  sha256: string
  /** Of the inner file and of the decoded copy, in bytes. */
  size: number
  decodedSize: number
  broken: BrokenText | null
  /** Parts of the decoded copy with data, in their order. */
  parts: TextPart[]
}

/** A letter that tells the encoding may come late. */
const headBytes = 1024 * 1024

/** Throws `ReportRefused` where there is no text in it. */
export async function decodeReport(file: InnerFile, given?: ReportEncoding): Promise<DecodedReport> {
  const hash = createHash('sha256')
  const sizes = { read: 0 }
  const state: DecodeState = { written: 0, broken: null }
  const own = counted(file.open(), hash, sizes)
  const parts: TextPart[] = []
  const outcome = () => ({
    parts: file.openSheets ? parts : [wholeText(state.written)],
    sha256: hash.copy().digest('hex'),
    size: sizes.read,
    decodedSize: state.written,
    broken: state.broken,
  })
  if (file.openSheets) {
    const encoding = { value: 'xlsx', evidence: '', isSure: true } as const
    return {
      encoding,
      chunks: table(
        own,
        file.openSheets(part => parts.push(part)),
        state,
      ),
      outcome,
    }
  }
  const { head, isWhole, rest } = await readHead(own)
  if (head.length === 0) throw new ReportRefused('empty')
  const found = detectEncoding(head, isWhole)
  const encoding = given === undefined ? found : { value: given, evidence: found.evidence, isSure: true }
  if (given === undefined) refuseBinary(head, encoding.value)
  return { encoding, chunks: decodeText(joined(head, rest), encoding.value, state), outcome }
}

/** What to decode it in instead: its beginning is in plain letters, which all encodings share, and what comes later breaks. */
export const likelierEncoding = (
  found: Finding<ReportEncoding>,
  { broken }: Pick<DecodedOutcome, 'broken'>,
) => (found.evidence === '' ? broken?.likelier : undefined)

async function* counted(
  chunks: AsyncIterable<Buffer>,
  hash: { update(bytes: Buffer): unknown },
  sizes: { read: number },
) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    sizes.read += chunk.length
    yield chunk
  }
}

async function readHead(chunks: AsyncGenerator<Buffer>) {
  const parts: Buffer[] = []
  let size = 0
  while (size < headBytes) {
    const next = await chunks.next()
    if (next.done) return { head: Buffer.concat(parts), isWhole: true, rest: chunks }
    parts.push(next.value)
    size += next.value.length
  }
  return { head: Buffer.concat(parts), isWhole: false, rest: chunks }
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>) {
  yield head
  yield* rest
}

const wholeText = (size: number): TextPart => ({ name: '', isHidden: false, line: 1, at: 0, size })

/** A sheet's bytes are read for their hash alone. */
async function* table(own: AsyncIterable<Buffer>, lines: AsyncIterable<Buffer>, state: DecodeState) {
  for await (const _ of own) {
    // Nothing is done with them here.
  }
  for await (const piece of lines) {
    state.written += piece.length
    yield piece
  }
}
