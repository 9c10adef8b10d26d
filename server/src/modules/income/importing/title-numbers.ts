// Gives each title of a report its number. Most lines repeat the names of an earlier one, and are known by that.
import type { SaleLine } from '../reading/report-line'
import { KnownNames } from './known-names'
import { titleKey } from './title-key'

type Title = Pick<SaleLine, 'kind' | 'isrc' | 'upc' | 'customId' | 'title' | 'artist' | 'release'>

export interface KnownTitle extends Title {
  number: number
  key: Buffer
  /** Of the key. */
  mark: number
}

export class TitleNumbers {
  private readonly titles: KnownNames<KnownTitle>
  private readonly repeated = new Map<object, KnownTitle>()

  constructor(private readonly most: number) {
    this.titles = new KnownNames(most)
  }

  find(sale: SaleLine): KnownTitle {
    const known = sale.names && this.repeated.get(sale.names)
    if (known !== undefined) return known
    const title = this.titles.find(namesOf(sale), number => describe(number, sale))
    if (sale.names) this.remember(sale.names, title)
    return title
  }

  private remember(names: object, title: KnownTitle) {
    if (this.repeated.size >= this.most) this.repeated.clear()
    this.repeated.set(names, title)
  }

  takeFresh(): KnownTitle[] {
    return this.titles.takeFresh()
  }
}

/** Without the rest of the line, which would keep a piece of the file in memory. */
function describe(number: number, sale: SaleLine): KnownTitle {
  const { kind, isrc, upc, customId, title, artist, release } = sale
  const key = titleKey(sale)
  return {
    number,
    kind,
    isrc,
    upc,
    customId,
    title,
    artist,
    release,
    key,
    mark: key.readInt32LE(0),
  }
}

const namesOf = ({ kind, isrc, upc, customId, title, artist, release }: Title) =>
  `${isrc}\n${upc}\n${customId}\n${title}\n${artist}\n${release}\n${kind}`
