// The beginning of a decoded copy, by which it is found out how to read it. A line that nobody reads because it is too long stands there
// as an empty one: the lines behind it are seen, and each keeps its number.
import { longestLine } from '../split-lines'

/** As much as is worth looking at. */
const headBytes = 1024 * 1024
/** With its end. */
const most = longestLine + 1
const [newline, carriageReturn] = [0x0a, 0x0d]

export class HeadKeeper {
  /** Lines that stand there as empty ones. */
  readonly tooLong = new Set<number>()
  private readonly kept = Buffer.allocUnsafe(headBytes + most)
  /** Of the lines that are at their end. */
  private size = 0
  /** Of the one that is not. */
  private openSize = 0
  private line = 1
  private lastMark = 0
  private hasMore = false

  /** What comes now is of no use any more. */
  get isFull(): boolean {
    return this.size >= headBytes
  }

  take(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.isFull) {
        this.hasMore = true
        return
      }
      const next = afterLine(chunk, at)
      this.hold(chunk, at, next)
      const last = chunk[next - 1] as number
      if (last === newline || last === carriageReturn) this.endLine(last)
      at = next
    }
  }

  /** `isWhole`: nothing stands behind it, and its last line is a whole one. */
  end({ isCut = false } = {}): { head: Buffer; isWhole: boolean } {
    const isWhole = !this.hasMore && !isCut
    if (isWhole) this.endLine()
    return { head: this.kept.subarray(0, this.size), isWhole }
  }

  private hold(chunk: Buffer, start: number, end: number): void {
    const wanted = this.openSize + end - start
    if (wanted <= most) chunk.copy(this.kept, this.size + this.openSize, start, end)
    this.openSize = wanted
  }

  private endLine(mark = 0): void {
    const isSecondHalf = mark === newline && this.lastMark === carriageReturn && this.openSize === 1
    if (this.openSize <= most) this.size += this.openSize
    else {
      this.tooLong.add(this.line)
      if (mark !== 0) this.kept[this.size++] = mark
    }
    if (!isSecondHalf) this.line++
    this.lastMark = mark
    this.openSize = 0
  }
}

function afterLine(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    if (chunk[at] === newline || chunk[at] === carriageReturn) return at + 1
  }
  return chunk.length
}
