// Gives each title of a report its number. Most lines are of a title whose code was seen before: that is compared field by field, without
// making a key of all its names.
import type { SaleLine } from '../reading/report-line'
import { KnownNames } from './known-names'

type Title = Pick<SaleLine, 'kind' | 'isrc' | 'upc' | 'customId' | 'title' | 'artist' | 'release'>

export class TitleNumbers {
  private readonly names: KnownNames<Title>
  /** The last title with a code. */
  private readonly last = new Map<string, Title & { number: number }>()

  constructor(private readonly most: number) {
    this.names = new KnownNames(most)
  }

  numberOf(sale: SaleLine): number {
    const code = sale.isrc || sale.upc || sale.title
    const last = this.last.get(code)
    if (last && isSame(last, sale)) return last.number
    const title = titleOf(sale)
    const number = this.names.numberOf(keyOf(title), title)
    if (this.last.size >= this.most) this.last.clear()
    this.last.set(code, { ...title, number })
    return number
  }

  takeFresh(): { number: number; name: Title }[] {
    return this.names.takeFresh()
  }
}

function isSame(one: Title, other: Title): boolean {
  return (
    one.title === other.title &&
    one.artist === other.artist &&
    one.release === other.release &&
    one.isrc === other.isrc &&
    one.upc === other.upc &&
    one.customId === other.customId &&
    one.kind === other.kind
  )
}

/** Without the rest of the line, which would keep a piece of the file in memory. */
const titleOf = ({ kind, isrc, upc, customId, title, artist, release }: SaleLine): Title => ({
  ...{ kind, isrc, upc, customId, title, artist, release },
})

const keyOf = ({ kind, isrc, upc, customId, title, artist, release }: Title) =>
  `${isrc}\n${upc}\n${customId}\n${title}\n${artist}\n${release}\n${kind}`
