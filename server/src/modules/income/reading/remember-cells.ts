import { KeptWhileUseful } from './kept-while-useful'
import type { LineCells } from './line-cells'

const most = 120_000
/** Longer ones hardly come twice, and would fill the memory. */
const longest = 300

/** What was read from a cell is not read again. What is not asked for is forgotten, so that it never grows. */
export class RememberedCells<Value> {
  private readonly kept = new KeptWhileUseful<Value>(most)
  /** Of three bytes at most, by these: codes of countries and currencies. */
  private readonly tiny = new Map<number, Value>()

  constructor(private readonly read: (cell: string) => Value) {}

  /** Of a cell that is trimmed. */
  get(cells: LineCells, index: number): Value {
    const start = cells.starts[index] as number
    const stop = cells.stops[index] as number
    if (stop - start > longest || cells.doubled[index] === 1) return this.read(cells.cell(index))
    if (stop - start <= 3) return this.getTiny(cells, index, start, stop)
    const raw = cells.text.substring(start, stop)
    const known = this.kept.get(raw)
    if (known !== undefined) return known
    const value = this.read(cells.cell(index))
    // `raw` is a window on a piece of the file: kept as a key, it would keep all of that.
    if (this.kept.hasRoom()) this.kept.set(cells.bytes.toString('latin1', start, stop), value)
    return value
  }

  private getTiny(cells: LineCells, index: number, start: number, stop: number): Value {
    let key = 0
    for (let at = start; at < stop; at++) key = key * 256 + (cells.bytes[at] as number)
    const known = this.tiny.get(key)
    if (known !== undefined) return known
    const value = this.read(cells.cell(index))
    if (this.tiny.size < most) this.tiny.set(key, value)
    return value
  }
}
