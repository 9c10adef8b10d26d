// Cuts a decoded report into lines and cells, as its bytes come in. Holds one line at most, and none that is too long: what never
// ends is passed over byte by byte.
import { isAscii } from 'node:buffer'
import type { CellSeparator, LineRefusal } from '#contract/income/reading'
import { closeQuote } from './close-quote'
import { LineCells } from './line-cells'

/** Longer ones are refused without being held. */
export const longestLine = 1024 * 1024
const [newline, carriageReturn, quote] = [0x0a, 0x0d, 0x22]

/** `line` counts from 1; `at` and `size` are bytes in the decoded copy. */
export interface LineVisitor {
  visit(cells: LineCells, line: number, at: number, size: number): void
  refuse(reason: LineRefusal, shown: string, line: number, at: number, size: number): void
}

export class LineSplitter {
  private readonly cells = new LineCells()
  private readonly separator: number
  /** The piece at hand has neither quotes nor zeros: lines and cells are where their marks are. */
  private isSimple = false
  /** Beyond what was asked for last, perhaps far beyond: a piece without any is searched once, not once for each of its lines. */
  private nextMark = -1
  private nextReturn = -1
  private rest: Buffer = Buffer.alloc(0)
  /** Where `rest` begins in the decoded copy. */
  private at = 0
  private line = 1
  /** Of a line that is being passed over. */
  private passing: { at: number; shown: string } | undefined

  constructor(
    private readonly mark: CellSeparator,
    private readonly visitor: LineVisitor,
  ) {
    this.separator = mark.charCodeAt(0)
  }

  push(chunk: Buffer): void {
    this.take(this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]), false)
  }

  finish(): void {
    this.take(this.rest, true)
    if (this.passing) this.endPassing(this.at)
  }

  private take(bytes: Buffer, isLast: boolean): void {
    const { cells } = this
    cells.bytes = bytes
    cells.text = bytes.toString('latin1')
    cells.isPlain = isAscii(bytes)
    this.nextMark = -1
    this.nextReturn = -1
    this.isSimple = !bytes.includes(quote) && !bytes.includes(0)
    let position = 0
    if (this.passing) position = this.passOn(bytes, isLast)
    while (position < bytes.length) {
      const next = (this.isSimple && this.readSimpleLine(position)) || this.readLine(position, isLast)
      if (next < 0) break
      position = next
    }
    this.rest = position === 0 ? bytes : bytes.subarray(position)
    this.at += position
    if (this.rest.length > longestLine) this.beginPassing()
  }

  /** As `readLine`, many bytes at a step; 0: something is special about this line. */
  private readSimpleLine(start: number): number {
    const { cells, mark } = this
    const { text } = cells
    if (this.nextReturn < start) this.nextReturn = found(text, '\r', start)
    const lineEnd = text.indexOf('\n', start)
    if (lineEnd < 0 || lineEnd - start > longestLine) return 0
    const end = cells.bytes[lineEnd - 1] === carriageReturn && lineEnd > start ? lineEnd - 1 : lineEnd
    if (this.nextReturn < end) return 0
    cells.begin(start)
    let cellStart = start
    let at = this.nextMark < start ? found(text, mark, start) : this.nextMark
    while (at < end) {
      cells.add(cellStart, at, false)
      cellStart = at + 1
      at = found(text, mark, cellStart)
    }
    this.nextMark = at
    cells.add(cellStart, end, false)
    cells.end = end
    this.visitor.visit(cells, this.line++, this.at + start, end - start)
    return lineEnd + 1
  }

  /** Where the next line begins; -1: the end of this one is not here yet. */
  private readLine(start: number, isLast: boolean): number {
    const { cells, separator } = this
    const { bytes } = cells
    const { length } = bytes
    cells.begin(start)
    let cellStart = start
    let hasNul = false
    let lines = 1
    for (let at = start; ; at++) {
      const byte = at < length ? (bytes[at] as number) : newline
      if (byte > 0x22 && byte !== separator) continue
      if (byte === separator) {
        cells.add(cellStart, at, false)
        cellStart = at + 1
      } else if (byte === newline || byte === carriageReturn) {
        if (at >= length - 1 && !isLast && (at >= length || byte === carriageReturn)) return -1
        if (at - start > longestLine) return this.refuseLine('lineTooLong', start, at)
        cells.add(cellStart, at, false)
        return this.endLine({ start, end: at, hasNul, lines })
      } else if (byte === quote && at === cellStart) {
        const closed = closeQuote(bytes, at, separator, start)
        if (closed.state === 'unfinished' && !isLast) return -1
        if (closed.state === 'literal') continue
        if (closed.state !== 'closed') return this.refuseLine('quoteNeverClosed', start, endOfLine(bytes, at))
        cells.add(at + 1, closed.at, closed.isDoubled)
        hasNul ||= closed.hasNul
        lines += closed.lines
        at = closed.at + 1
        cellStart = at + 1
        if (at < length && bytes[at] === separator) continue
        if (at >= length - 1 && !isLast && (at >= length || bytes[at] === carriageReturn)) return -1
        return this.endLine({ start, end: Math.min(at, length), hasNul, lines })
      } else if (byte === 0) hasNul = true
    }
  }

  private endLine(found: { start: number; end: number; hasNul: boolean; lines: number }): number {
    const { start, end, hasNul } = found
    if (hasNul) return this.refuseLine('nulByte', start, end, found.lines)
    this.cells.end = end
    this.visitor.visit(this.cells, this.line, this.at + start, end - start)
    this.line += found.lines
    return afterEnd(this.cells.bytes, end)
  }

  private refuseLine(reason: LineRefusal, start: number, end: number, lines = 1): number {
    const { cells } = this
    cells.start = start
    cells.end = end
    this.visitor.refuse(reason, cells.shown(), this.line, this.at + start, end - start)
    this.line += lines
    return afterEnd(cells.bytes, end)
  }

  private beginPassing(): void {
    const { cells } = this
    cells.bytes = this.rest
    cells.start = 0
    cells.end = this.rest.length
    this.passing = { at: this.at, shown: cells.shown() }
    this.at += this.rest.length
    this.rest = Buffer.alloc(0)
  }

  private passOn(bytes: Buffer, isLast: boolean): number {
    const end = endOfLine(bytes, 0)
    const isEnded = end < bytes.length && (end < bytes.length - 1 || bytes[end] === newline || isLast)
    if (!isEnded) return bytes.length
    this.endPassing(this.at + end)
    return afterEnd(bytes, end)
  }

  private endPassing(end: number): void {
    if (!this.passing) return
    const { at, shown } = this.passing
    this.passing = undefined
    this.visitor.refuse('lineTooLong', shown, this.line, at, end - at)
    this.line++
  }
}

function endOfLine(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === newline || bytes[at] === carriageReturn) return at
  }
  return bytes.length
}

const afterEnd = (bytes: Buffer, end: number) =>
  end + (bytes[end] === carriageReturn && bytes[end + 1] === newline ? 2 : 1)

/** Behind everything where there is none. */
function found(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at
}
