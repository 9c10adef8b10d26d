// Text in any encoding → UTF-8 without a mark. What is no text in it becomes U+FFFD, and is counted: it is told, not passed over.
import { isUtf8 } from 'node:buffer'
import type { ReportEncoding } from '#contract/income/reading'
import { detectEncoding, withoutHalf } from './detect-encoding'
import { makeDecoder } from './text-decoders'

export interface BrokenText {
  /** Characters that could not be read. */
  count: number
  /** Where the first of them stands in the decoded copy, in bytes. */
  at: number
  /** What the file may be in, by the bytes around it. */
  likelier: ReportEncoding
}

export interface DecodeState {
  written: number
  broken: BrokenText | null
}

const mark = Buffer.from('\ufeff')
const lost = '\ufffd'
const lostBytes = Buffer.from(lost)

export async function* decodeText(
  chunks: AsyncIterable<Buffer>,
  encoding: ReportEncoding,
  state: DecodeState,
): AsyncGenerator<Buffer> {
  const isUtf = encoding === 'utf-8' || encoding === 'utf-8-bom'
  const pieces = isUtf ? checkUtf8(chunks, state) : convert(chunks, encoding, state)
  let isFirst = true
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    const own = isFirst && piece.subarray(0, 3).equals(mark) ? piece.subarray(3) : piece
    isFirst = false
    if (own.length === 0) continue
    state.written += own.length
    yield own
  }
}

/** What is right already goes through untouched. */
async function* checkUtf8(chunks: AsyncIterable<Buffer>, state: DecodeState): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const whole = withoutHalf(bytes)
    rest = bytes.subarray(whole.length)
    yield isUtf8(whole) ? whole : repair(whole, state)
  }
  if (rest.length > 0) yield repair(rest, state)
}

function repair(bytes: Buffer, state: DecodeState): Buffer {
  const text = bytes.toString('utf8')
  const repaired = Buffer.from(text)
  const said = countLost(bytes)
  note(state, repaired, countLost(repaired) - said, bytes)
  return repaired
}

async function* convert(
  chunks: AsyncIterable<Buffer>,
  encoding: ReportEncoding,
  state: DecodeState,
): AsyncGenerator<Buffer> {
  const decoder = makeDecoder(encoding)
  for await (const chunk of chunks) yield take(decoder.write(chunk), chunk)
  yield take(decoder.end() ?? '', Buffer.alloc(0))

  function take(text: string, bytes: Buffer): Buffer {
    const piece = Buffer.from(text)
    if (text.includes(lost)) note(state, piece, countLost(piece), bytes)
    return piece
  }
}

function countLost(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(lostBytes); at >= 0; at = bytes.indexOf(lostBytes, at + 3)) count++
  return count
}

function note(state: DecodeState, piece: Buffer, count: number, bytes: Buffer): void {
  if (count <= 0) return
  const at = state.written + Math.max(0, piece.indexOf(lostBytes))
  state.broken ??= { count: 0, at, likelier: detectEncoding(bytes, false).value }
  state.broken.count += count
}
