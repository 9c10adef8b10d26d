// Gives each title of a report its number. Most lines repeat the names of an earlier one, and are known by that.
import type { SaleLine } from '../reading/report-line'
import { KnownNames } from './known-names'

type Title = Pick<SaleLine, 'kind' | 'isrc' | 'upc' | 'customId' | 'title' | 'artist' | 'release'>

export class TitleNumbers {
  private readonly titles: KnownNames<Title>
  private readonly repeated = new WeakMap<object, number>()

  constructor(most: number) {
    this.titles = new KnownNames(most)
  }

  numberOf(sale: SaleLine): number {
    const known = sale.names && this.repeated.get(sale.names)
    if (known !== undefined) return known
    const title = titleOf(sale)
    const number = this.titles.numberOf(keyOf(title), title)
    if (sale.names) this.repeated.set(sale.names, number)
    return number
  }

  takeFresh(): { number: number; name: Title }[] {
    return this.titles.takeFresh()
  }
}

/** Without the rest of the line, which would keep a piece of the file in memory. */
const titleOf = ({ kind, isrc, upc, customId, title, artist, release }: SaleLine): Title => ({
  ...{ kind, isrc, upc, customId, title, artist, release },
})

const keyOf = ({ kind, isrc, upc, customId, title, artist, release }: Title) =>
  `${isrc}\n${upc}\n${customId}\n${title}\n${artist}\n${release}\n${kind}`
