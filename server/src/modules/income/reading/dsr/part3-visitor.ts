// DSR Part 3: plays without money of their own. A block tells releases and resources first, then how often they were used.

import { isKeptCurrency, readCurrency } from '../amount-currency'
import { isTooMany } from '../largest-line'
import type { LineCells } from '../line-cells'
import { readBarcodeCell, readIsrcCell } from '../read-codes'
import { readCountry } from '../read-country'
import { readPlainCount } from '../read-plain-count'
import { DsrVisitor, type Placed } from './dsr-visitor'
import { joinUsage, Summaries } from './summaries'

interface Told {
  code: string
  title: string
  artist: string
}
const nothing: Told = { code: '', title: '', artist: '' }
/** No block is larger; a file that is one must not fill the memory. */
const mostTold = 100_000

export class Part3Visitor extends DsrVisitor {
  private readonly summaries = new Summaries()
  private block = ''
  private releases = new Map<string, Told>()
  private resources = new Map<string, Told>()

  protected override arrange(): void {}

  protected override visitRecord(kind: string, cells: LineCells, place: Placed): boolean {
    if (kind === 'SY01') this.visitSummary(cells, place)
    else if (kind === 'RE01' || kind === 'AS02') this.tell(kind, cells, place)
    else if (kind === 'SU02') this.visitUsage(cells, place)
    else return false
    return true
  }

  private visitSummary(cells: LineCells, place: Placed): void {
    const cell = (name: string) => this.cellOf('SY01', cells, name)
    this.counted.summaries++
    const currency = readCurrency(cell('CurrencyOfReporting')) ?? ''
    this.summaries.set(cell('SummaryRecordId'), {
      store: cell('DistributionChannel') || cell('ServiceDescription'),
      usage: cell('UseType'),
      commercialModel: cell('CommercialModel'),
      country: readCountry(cell('Territory')),
      // There is no money in it: plays count in whatever currency.
      currency: isKeptCurrency(currency) ? currency : '',
      month: this.month,
    })
    this.other('total', cells, place)
  }

  private tell(kind: string, cells: LineCells, place: Placed): void {
    const cell = (name: string) => this.cellOf(kind, cells, name)
    this.enter(cell('BlockId'))
    const isRelease = kind === 'RE01'
    const told = isRelease ? this.releases : this.resources
    const code = isRelease ? readBarcodeCell(cell('ICPN')).code : readIsrcCell(cell('ISRC')).code
    const artist = cell('DisplayArtistName')
    if (told.size < mostTold)
      told.set(cell(isRelease ? 'ReleaseReference' : 'ResourceReference'), {
        code,
        title: cell('Title'),
        artist,
      })
    this.other('comment', cells, place)
  }

  private visitUsage(cells: LineCells, place: Placed): void {
    const cell = (name: string) => this.cellOf('SU02', cells, name)
    this.enter(cell('BlockId'))
    const summary = this.summaries.get(cell('SummaryRecordId'))
    const count = Buffer.from(cell('NumberOfStreams'))
    const quantity = readPlainCount(count, 0, count.length)
    if (!summary) this.refused('summaryUnknown', place, cell('SummaryRecordId'), 'SummaryRecordId')
    else if (quantity === undefined) {
      this.refused('quantityNotANumber', place, cell('NumberOfStreams'), 'NumberOfStreams')
    } else if (isTooMany(quantity)) {
      this.refused('quantityTooLarge', place, cell('NumberOfStreams'), 'NumberOfStreams')
    } else if (this.month === '') this.refused('monthMissing', place, '')
    else {
      const resource = this.resources.get(cell('TransactedResource')) ?? nothing
      const [first = nothing] = this.releases.values()
      const release = this.releases.get(cell('TransactedRelease')) ?? first
      this.lines.push({
        is: 'sale',
        ...place,
        saleMonth: this.month,
        store: summary.store,
        artist: resource.artist || release.artist,
        title: resource.title,
        release: release.title,
        isrc: resource.code,
        upc: release.code,
        customId: '',
        country: summary.country,
        usage: joinUsage(cell('UseType') || summary.usage, summary.commercialModel),
        quantity,
        amount: '0',
        currency: summary.currency,
        kind: resource.code === '' && resource.title === '' && release.code !== '' ? 'release' : 'track',
        notes: [],
      })
    }
  }

  private enter(block: string): void {
    if (block === this.block) return
    this.block = block
    this.counted.blocks++
    this.releases = new Map()
    this.resources = new Map()
  }
}
