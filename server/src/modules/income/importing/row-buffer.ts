// Rows for COPY, written down byte by byte as they come. A text that grows by millions of pieces would keep all of them in memory until it is
// sent, which costs more than reading the report.
const roomAtFirst = 4 * 1024 * 1024
/** Longer than the numbers of a row. */
const spare = 1024
const [tab, newline, comma, minus, zero, open, close] = [0x09, 0x0a, 0x2c, 0x2d, 0x30, 0x7b, 0x7d]

export class RowBuffer {
  count = 0
  private bytes = Buffer.allocUnsafe(roomAtFirst)
  private other = Buffer.allocUnsafe(roomAtFirst)
  private end = 0

  /** A whole number. */
  number(value: number): void {
    this.digits(value)
    this.bytes[this.end++] = tab
  }

  /** A list of whole numbers, as one value: the first so many of them. */
  numbers(values: ArrayLike<number>, count = values.length): void {
    this.bytes[this.end++] = open
    const begin = this.end
    for (let place = 0; place < count; place++) {
      if (this.end + spare > this.bytes.length) this.grow(0)
      this.digits(values[place] as number)
      this.bytes[this.end++] = comma
    }
    // The last comma, where there is one, makes way.
    if (this.end > begin) this.end -= 1
    this.bytes[this.end++] = close
    this.bytes[this.end++] = tab
  }

  private digits(value: number): void {
    const { bytes } = this
    let rest = value
    if (rest < 0) {
      bytes[this.end++] = minus
      rest = -rest
    }
    let digits = 1
    for (let power = 10; power <= rest; power *= 10) digits++
    let at = this.end + digits
    this.end = at
    do {
      const tenth = Math.floor(rest / 10)
      bytes[--at] = zero + (rest - tenth * 10)
      rest = tenth
    } while (rest > 0)
  }

  /** Plain letters without anything that COPY would read as a mark. */
  text(value: string): void {
    if (this.end + value.length + spare > this.bytes.length) this.grow(value.length)
    const { bytes } = this
    for (let at = 0; at < value.length; at++) bytes[this.end++] = value.charCodeAt(at)
    bytes[this.end++] = tab
  }

  endRow(): void {
    this.bytes[this.end - 1] = newline
    this.count += 1
    if (this.end + spare > this.bytes.length) this.grow(0)
  }

  /** All that is there. Good until the next time: what comes meanwhile is written beside it, and then these bytes are used again. */
  take(): Buffer {
    const taken = this.bytes
    const length = this.end
    this.bytes = this.other
    this.other = taken
    this.end = 0
    this.count = 0
    return taken.subarray(0, length)
  }

  private grow(wanted: number): void {
    const larger = Buffer.allocUnsafe((this.bytes.length + wanted) * 2)
    this.bytes.copy(larger, 0, 0, this.end)
    this.bytes = larger
  }
}
