// Of millions of lines most name what an earlier one named, in the same bytes. These are compared as they lie in the file: no text is made of
// them, and the texts of the earlier line are used again.
import type { LineNote } from '#contract/income/reading'
import type { ColumnPlan } from './column-plan'
import type { LineCells } from './line-cells'

/** What a line says of the recording or release it is about. */
export interface SaleNames {
  isrc: string
  upc: string
  customId: string
  title: string
  artist: string
  release: string
  kind: 'track' | 'release'
  notes: readonly LineNote[]
}

const roles = ['isrc', 'upc', 'customId', 'title', 'artist', 'release', 'kind'] as const
const most = 60_000
/** Between two cells; no byte of a text. */
const between = 0xff
const longest = 1024

export class RepeatedNames {
  private readonly columns: number[]
  private readonly kept = new Map<number, { bytes: Uint8Array; names: SaleNames }>()
  /** The cells of the line at hand, one after the other. */
  private readonly line = new Uint8Array(longest)
  private length = 0
  private key = 0

  constructor({ index }: ColumnPlan) {
    this.columns = roles.map(role => index[role]).filter(column => column >= 0)
  }

  find(cells: LineCells): SaleNames | undefined {
    this.take(cells)
    const kept = this.kept.get(this.key)
    return kept && this.isSame(kept.bytes) ? kept.names : undefined
  }

  /** Of the line that was looked for last. */
  keep(names: SaleNames): void {
    if (this.length === 0) return
    if (this.kept.size >= most) this.kept.clear()
    this.kept.set(this.key, { bytes: this.line.slice(0, this.length), names })
  }

  private take({ bytes, starts, stops, doubled, count }: LineCells): void {
    const { line, columns } = this
    let length = 0
    let key = 0
    for (let place = 0; place < columns.length; place++) {
      const column = columns[place] as number
      const start = column < count ? (starts[column] as number) : 0
      const stop = column < count ? (stops[column] as number) : 0
      if (length + stop - start >= longest || doubled[column] === 1) {
        this.length = 0
        this.key = -1
        return
      }
      for (let at = start; at < stop; at++) {
        const byte = bytes[at] as number
        line[length++] = byte
        key = (Math.imul(key, 31) + byte) | 0
      }
      line[length++] = between
    }
    this.length = length
    this.key = key
  }

  private isSame(bytes: Uint8Array): boolean {
    const { line, length } = this
    if (bytes.length !== length || length === 0) return false
    for (let at = 0; at < length; at++) if (bytes[at] !== line[at]) return false
    return true
  }
}
