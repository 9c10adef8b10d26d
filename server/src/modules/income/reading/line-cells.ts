// Where the cells of one line lie. One object serves all lines of a report, since millions of them come by.

/** Nothing that anybody reports has more. */
export const mostCells = 2000

/** Longer texts keep the piece of the file that they were cut from. */
const copied = 13

export class LineCells {
  bytes: Buffer = Buffer.alloc(0)
  /** A letter for each byte, so that places are the same in both. */
  text = ''
  start = 0
  /** Without the line end. */
  end = 0
  count = 0
  /** The whole piece of the file is in plain letters. */
  isPlain = true
  readonly starts = new Int32Array(mostCells)
  readonly stops = new Int32Array(mostCells)
  /** 1: it has quotes within that are written twice. */
  readonly doubled = new Uint8Array(mostCells)

  begin(start: number): void {
    this.start = start
    this.count = 0
  }

  add(start: number, stop: number, isDoubled: boolean): void {
    const index = this.count++
    if (index >= mostCells) return
    this.starts[index] = start
    this.stops[index] = stop
    this.doubled[index] = isDoubled ? 1 : 0
  }

  /** Takes the space around each cell away. */
  trim(index: number): void {
    const { bytes } = this
    let start = this.starts[index] as number
    let stop = this.stops[index] as number
    while (start < stop && bytes[start] === 0x20) start++
    while (stop > start && bytes[stop - 1] === 0x20) stop--
    this.starts[index] = start
    this.stops[index] = stop
  }

  isEmpty(index: number): boolean {
    if (index >= this.count) return true
    this.trim(index)
    return this.starts[index] === this.stops[index]
  }

  /** A short text in plain letters, which is copied when it is cut; '' where it is anything else. */
  shortPlain(index: number): string {
    const start = this.starts[index] as number
    const stop = this.stops[index] as number
    if (stop - start >= copied || this.doubled[index] === 1) return ''
    if (!this.isPlain) {
      for (let at = start; at < stop; at++) if ((this.bytes[at] as number) >= 0x80) return ''
    }
    return this.text.substring(start, stop)
  }

  /** Text of its own, which keeps nothing of the file in memory. */
  cell(index: number): string {
    if (index < 0 || index >= this.count || index >= mostCells) return ''
    const text = this.bytes.toString('utf8', this.starts[index], this.stops[index])
    return (this.doubled[index] === 1 ? text.replaceAll('""', '"') : text).trim()
  }

  all(): string[] {
    return Array.from({ length: Math.min(this.count, mostCells) }, (_, index) => this.cell(index))
  }

  /** The line's beginning, to show it. No database keeps a zero byte: the sign for it stands there instead. */
  shown(most = 300): string {
    return this.bytes
      .toString('utf8', this.start, Math.min(this.end, this.start + most))
      .replace(/\ufffd$/, '')
      .replaceAll('\0', '\u2400')
  }
}
