// Names that were seen before, each with a number that goes with it. As texts in a map, hundreds of thousands of them take several times the memory,
// and all are looked through again whenever memory is cleared: here their bytes lie one behind the other.

const rowsAtFirst = 4096
const bytesAtFirst = 256 * 1024

export class NameTable {
  size = 0
  /** All names, and behind them the one that is being looked for. */
  private bytes = Buffer.allocUnsafeSlow(bytesAtFirst)
  /** Where each name begins: it ends where the next one begins. */
  private starts = new Int32Array(rowsAtFirst + 1)
  private hashes = new Int32Array(rowsAtFirst)
  private values = new Int32Array(rowsAtFirst)
  /** Where the row of a hash is, after one is added; 0: nowhere. At least half of them are 0, so that a search soon meets one. */
  private places = new Int32Array(2 * rowsAtFirst)

  get byteLength(): number {
    return this.starts[this.size] as number
  }

  valueOf(row: number): number {
    return this.values[row] as number
  }

  /** The row of a name, made when it is new. */
  find(name: string, describe: () => number): number {
    const start = this.byteLength
    if (this.bytes.length - start < 3 * name.length) this.growBytes(start + 3 * name.length)
    const end = start + this.bytes.write(name, start)
    const hash = hashBytes(this.bytes, start, end)
    const last = this.places.length - 1
    for (let at = hash & last; ; at = (at + 1) & last) {
      const row = (this.places[at] as number) - 1
      if (row < 0) return this.add(at, hash, end, describe())
      if (this.hashes[row] === hash && this.isName(row, start, end)) return row
    }
  }

  private isName(row: number, start: number, end: number): boolean {
    const { bytes, starts } = this
    return bytes.compare(bytes, start, end, starts[row], starts[row + 1]) === 0
  }

  private add(at: number, hash: number, end: number, value: number): number {
    const row = this.size
    this.hashes[row] = hash
    this.values[row] = value
    this.starts[row + 1] = end
    this.places[at] = row + 1
    this.size += 1
    if (this.size === this.values.length) this.growRows()
    return row
  }

  private growBytes(least: number) {
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.bytes.length, least))
    this.bytes.copy(larger, 0, 0, this.byteLength)
    this.bytes = larger
  }

  private growRows() {
    const larger = (numbers: Int32Array, room: number) => {
      const grown = new Int32Array(room)
      grown.set(numbers)
      return grown
    }
    const room = 2 * this.size
    this.starts = larger(this.starts, room + 1)
    this.hashes = larger(this.hashes, room)
    this.values = larger(this.values, room)
    this.places = new Int32Array(2 * room)
    for (let row = 0; row < this.size; row++) this.place(row)
  }

  private place(row: number) {
    const last = this.places.length - 1
    let at = (this.hashes[row] as number) & last
    while (this.places[at] !== 0) at = (at + 1) & last
    this.places[at] = row + 1
  }
}

function hashBytes(bytes: Buffer, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return once ^ (once >>> 13)
}
