// Gives each title of a report its number. Most lines repeat the names of an earlier one, and are known by that.
import type { SaleLine } from '../reading/report-line'
import { NameTable } from './name-table'
import { titleKey } from './title-key'

type Title = Pick<SaleLine, 'kind' | 'isrc' | 'upc' | 'customId' | 'title' | 'artist' | 'release'>

interface Numbered {
  number: number
  /** Of the key. */
  mark: number
}

export interface NewTitle extends Title {
  number: number
  key: Buffer
}

/** Some four hundred thousand titles. Beyond that all are forgotten, and one that comes back gets a second number: more rows, and the same sums. */
const mostBytes = 48 * 1024 ** 2
const mostRepeated = 100_000

export class TitleNumbers {
  private known = new NameTable()
  private readonly repeated = new Map<object, Numbered>()
  /** Titles that were forgotten. */
  private forgotten = 0
  /** Named since they were last taken. */
  private fresh: NewTitle[] = []

  constructor(private readonly most = mostBytes) {}

  find(sale: SaleLine): Numbered {
    const repeated = sale.names && this.repeated.get(sale.names)
    if (repeated !== undefined) return repeated
    if (this.known.byteLength > this.most) this.forget()
    const row = this.known.find(namesOf(sale), () => this.describe(sale))
    const title = { number: this.numberOf(row), mark: this.known.valueOf(row) }
    if (sale.names) this.remember(sale.names, title)
    return title
  }

  takeFresh(): NewTitle[] {
    const taken = this.fresh
    this.fresh = []
    return taken
  }

  private numberOf(row: number): number {
    return this.forgotten + row + 1
  }

  /** Without the rest of the line, which would keep a piece of the file in memory. */
  private describe(sale: SaleLine): number {
    const { kind, isrc, upc, customId, title, artist, release } = sale
    const key = titleKey(sale)
    const number = this.numberOf(this.known.size)
    this.fresh.push({ number, key, kind, isrc, upc, customId, title, artist, release })
    return key.readInt32LE(0)
  }

  private forget() {
    this.forgotten += this.known.size
    this.known = new NameTable()
  }

  private remember(names: object, title: Numbered) {
    if (this.repeated.size >= mostRepeated) this.repeated.clear()
    this.repeated.set(names, title)
  }
}

/** With their lengths, so that no two titles are written alike. */
const namesOf = ({ kind, isrc, upc, customId, title, artist, release }: Title) =>
  `${kind} ${isrc.length} ${upc.length} ${customId.length} ${title.length} ${artist.length} ${isrc}${upc}${customId}${title}${artist}${release}`
