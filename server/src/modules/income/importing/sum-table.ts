// Sums by title, store and period, in columns of numbers. As an object each, hundreds of thousands of them take several times the memory,
// and all are looked through again whenever memory is cleared.

const roomAtFirst = 4096

export class SumTable {
  size = 0
  title = new Int32Array(roomAtFirst)
  store = new Int32Array(roomAtFirst)
  /** A number for month and currency. */
  period = new Int32Array(roomAtFirst)
  lines = new Int32Array(roomAtFirst)
  lastLine = new Int32Array(roomAtFirst)
  quantity = new Float64Array(roomAtFirst)
  /** Whole units, and what is beside them in parts of one. */
  whole = new Float64Array(roomAtFirst)
  parts = new Float64Array(roomAtFirst)
  /** Where the row of a key is, after one is added; 0: nowhere. At least half of them are 0, so that a search soon meets one. */
  private places = new Int32Array(2 * roomAtFirst)
  private lastTitle = 0

  /** The row of these three, made when they are new. */
  find(title: number, store: number, period: number): number {
    const last = this.places.length - 1
    for (let at = spread(title, store, period) & last; ; at = (at + 1) & last) {
      const row = (this.places[at] as number) - 1
      if (row < 0) return this.add(at, title, store, period)
      if (this.title[row] === title && this.store[row] === store && this.period[row] === period) return row
    }
  }

  /** All rows, those of a title one after the other: written in the order of their key they all go to the end of its index. */
  byTitle(): Int32Array {
    // Where the next row of a title goes; at first how many rows the one before it has.
    const next = new Int32Array(this.lastTitle + 2)
    for (let row = 0; row < this.size; row++) {
      const after = (this.title[row] as number) + 1
      next[after] = (next[after] as number) + 1
    }
    for (let title = 1; title < next.length; title++)
      next[title] = (next[title] as number) + (next[title - 1] as number)
    const rows = new Int32Array(this.size)
    for (let row = 0; row < this.size; row++) {
      const title = this.title[row] as number
      const place = next[title] as number
      rows[place] = row
      next[title] = place + 1
    }
    return rows
  }

  private add(at: number, title: number, store: number, period: number): number {
    const row = this.size
    this.title[row] = title
    this.store[row] = store
    this.period[row] = period
    this.places[at] = row + 1
    this.size += 1
    if (title > this.lastTitle) this.lastTitle = title
    if (this.size === this.title.length) this.grow()
    return row
  }

  private grow() {
    const room = 2 * this.size
    const ints = (column: Int32Array) => {
      const larger = new Int32Array(room)
      larger.set(column)
      return larger
    }
    const floats = (column: Float64Array) => {
      const larger = new Float64Array(room)
      larger.set(column)
      return larger
    }
    this.title = ints(this.title)
    this.store = ints(this.store)
    this.period = ints(this.period)
    this.lines = ints(this.lines)
    this.lastLine = ints(this.lastLine)
    this.quantity = floats(this.quantity)
    this.whole = floats(this.whole)
    this.parts = floats(this.parts)
    this.places = new Int32Array(2 * room)
    for (let row = 0; row < this.size; row++) this.place(row)
  }

  private place(row: number) {
    const last = this.places.length - 1
    let at = spread(this.title[row] as number, this.store[row] as number, this.period[row] as number) & last
    while (this.places[at] !== 0) at = (at + 1) & last
    this.places[at] = row + 1
  }
}

/** So that neighbours in one of the three do not lie beside each other. */
function spread(title: number, store: number, period: number): number {
  const mixed = Math.imul(title, 0x9e3779b1) ^ Math.imul(store, 0x85ebca6b) ^ Math.imul(period, 0xc2b2ae35)
  return mixed ^ (mixed >>> 15)
}
