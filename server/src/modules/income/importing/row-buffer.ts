// Rows for COPY, in plain letters. Written down as they come: a text that grows by millions of pieces would keep all of them in memory
// until it is sent, which costs more than reading the report.
const roomAtFirst = 4 * 1024 * 1024
/** Longer than any row. */
const spare = 4096

export class RowBuffer {
  count = 0
  private bytes = Buffer.allocUnsafe(roomAtFirst)
  private end = 0

  add(row: string): void {
    if (this.end + row.length + spare > this.bytes.length) this.grow(row.length)
    this.end += this.bytes.write(row, this.end, 'latin1')
    this.count += 1
  }

  /** All that is there; what comes next is written elsewhere. */
  take(): Buffer {
    const taken = this.bytes.subarray(0, this.end)
    this.bytes = Buffer.allocUnsafe(this.bytes.length)
    this.end = 0
    this.count = 0
    return taken
  }

  private grow(wanted: number): void {
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.end + wanted + spare))
    this.bytes.copy(larger, 0, 0, this.end)
    this.bytes = larger
  }
}
