// Of millions of lines most name what an earlier one named, in the same bytes. These are compared as they lie in the file: no text is made of
// them, and the texts of the earlier line are used again.
import type { LineNote } from '#contract/income/reading'
import type { ColumnPlan } from './column-plan'
import { KeptWhileUseful } from './kept-while-useful'
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
/** Between two stretches of a line; no byte of a text. */
const between = '\xff'
const longest = 1024
const quote = 0x22

interface Stretch {
  first: number
  last: number
}

export class RepeatedNames {
  /** Columns that lie side by side in the file are looked at in one go, with whatever stands between their cells. */
  private readonly stretches: Stretch[] = []
  private readonly kept = new KeptWhileUseful<SaleNames>(most)
  /** Of the line that was looked for last. */
  private key = ''

  constructor({ index }: ColumnPlan) {
    const columns = roles.map(role => index[role]).filter(column => column >= 0)
    for (const column of new Set(columns.sort((one, other) => one - other))) {
      const stretch = this.stretches.at(-1)
      if (stretch?.last === column - 1) stretch.last = column
      else this.stretches.push({ first: column, last: column })
    }
  }

  find({ text, starts, stops, count }: LineCells): SaleNames | undefined {
    const { stretches } = this
    this.key = ''
    for (let place = 0; place < stretches.length; place++) {
      const { first, last } = stretches[place] as Stretch
      // A line that ends before has no such stretch.
      if (last >= count) {
        this.key = ''
        return undefined
      }
      const start = starts[first] as number
      // With the quote before it: the same letters mean something else without one.
      const from = start > 0 && text.charCodeAt(start - 1) === quote ? start - 1 : start
      const stretch = text.substring(from, stops[last] as number)
      this.key = place === 0 ? stretch : this.key + between + stretch
    }
    return this.kept.get(this.key)
  }

  /** Of the line that was looked for last. False: they are not kept, and the next line that names the same has others. */
  keep(names: SaleNames): boolean {
    if (this.key === '' || this.key.length > longest || !this.kept.hasRoom()) return false
    // A text of its own: a window on a piece of the file would keep all of that.
    this.kept.set(Buffer.from(this.key, 'latin1').toString('latin1'), names)
    return true
  }
}
