// One line of a report that has a line for each sale. Millions of them come by: cells are looked at as bytes, and what was read
// once is remembered.
import type { LineNote, LineRefusal, ReadingSettings } from '#contract/income/reading'
import { isKeptCurrency, readCurrency } from './amount-currency'
import type { ColumnPlan } from './column-plan'
import type { LineCells } from './line-cells'
import { readAmount } from './read-amount'
import { isPlainBarcode, isPlainIsrc, readBarcodeCell, readIsrcCell } from './read-codes'
import { readCountry } from './read-country'
import { readMonth } from './read-month'
import { readPlainAmount } from './read-plain-amount'
import { readPlainCount } from './read-plain-count'
import { readPlainMonth } from './read-plain-month'
import { RememberedCells } from './remember-cells'
import { RepeatedNames, type SaleNames } from './repeated-names'
import type { SaleLine } from './report-line'
import { sheetFormula } from './sheet-formula'

/** Why a line is no sale as it stands; `index` is the cell that says so. */
export interface Fault {
  reason: LineRefusal
  index: number
}

const nothing: readonly LineNote[] = []
const albums = /^(albums?|a|ep|bundle|full release|release|专辑)$/i

export class SaleReader {
  private readonly decimalMark: number
  private readonly texts = new RememberedCells(cell => cell)
  private readonly months: RememberedCells<string>
  private readonly stores = new RememberedCells(cell => cell)
  private readonly countries = new RememberedCells(readCountry)
  private readonly currencies = new RememberedCells(cell => readCurrency(cell) ?? '')
  private readonly isrcs = new RememberedCells(readIsrcCell)
  private readonly barcodes = new RememberedCells(readBarcodeCell)
  private readonly kinds = new RememberedCells(cell => albums.test(cell))
  private readonly isSheet: boolean
  private readonly repeated: RepeatedNames
  private notes: readonly LineNote[] = nothing
  /** What the line names will be known again by its object. */
  private isKept = false

  constructor(
    private readonly settings: ReadingSettings,
    readonly plan: ColumnPlan,
  ) {
    this.decimalMark = settings.decimalMark.charCodeAt(0)
    this.months = new RememberedCells(cell => readMonth(cell, settings.dateForm) ?? '')
    this.isSheet = settings.encoding === 'xlsx'
    this.repeated = new RepeatedNames(plan)
  }

  read(cells: LineCells, line: number, at: number, size: number): SaleLine | Fault {
    const { index, constant } = this.plan
    const formula = this.isSheet ? sheetFormula(cells, index) : -1
    if (formula >= 0) return { reason: 'formulaWithoutValue', index: formula }
    const saleMonth = this.month(cells)
    if (saleMonth === '') {
      const isMissing = index.saleMonth < 0 || cells.isEmpty(index.saleMonth)
      return { reason: isMissing ? 'monthMissing' : 'noSuchMonth', index: index.saleMonth }
    }
    this.isKept = true
    const names = this.repeated.find(cells) ?? this.names(cells)
    if ('reason' in names) return names
    const money = this.money(cells)
    if ('reason' in money) return money
    const quantity = this.quantity(cells)
    if (quantity === undefined) return { reason: 'quantityNotANumber', index: index.quantity }
    this.notes = names.notes
    const store = index.store < 0 ? constant.store : this.text(cells, index.store, '', this.stores)
    const country = this.country(cells)
    return {
      is: 'sale',
      line,
      at,
      size,
      saleMonth,
      store,
      artist: names.artist,
      title: names.title,
      release: names.release,
      isrc: names.isrc,
      upc: names.upc,
      customId: names.customId,
      country,
      usage: this.text(cells, index.usage, constant.usage, this.stores),
      quantity,
      amount: money.amount,
      currency: money.currency,
      kind: names.kind,
      notes: this.notes,
      names: this.isKept ? names : undefined,
    }
  }

  private names(cells: LineCells): SaleNames | Fault {
    const { index, constant } = this.plan
    this.notes = nothing
    let isrc = this.isrc(cells)
    const upc = this.barcode(cells)
    if (upc === undefined && isrc === '') return { reason: 'barcodeInScientificNotation', index: index.upc }
    let customId = this.text(cells, index.customId, constant.customId)
    if (isrc === '' && index.isrc < 0 && customId !== '') {
      isrc = readIsrcCell(customId).code
      if (isrc !== '') customId = ''
    }
    const title = this.text(cells, index.title, constant.title)
    // Written out: what spreads another object into itself is slow to read, and millions of lines read this one.
    const names: SaleNames = {
      isrc,
      upc: upc ?? '',
      customId,
      title,
      artist: this.text(cells, index.artist, constant.artist),
      release: this.text(cells, index.release, constant.release),
      kind: isrc === '' && (this.saysAlbum(cells) || (title === '' && !!upc)) ? 'release' : 'track',
      notes: this.notes,
    }
    this.isKept = this.repeated.keep(names)
    return names
  }

  /** '' where it cannot be read. */
  amountOf(
    cells: LineCells,
    index = this.plan.index.amount,
  ): { amount: string; currency: string } | undefined {
    if (cells.isEmpty(index)) return undefined
    const start = cells.starts[index] as number
    const stop = cells.stops[index] as number
    const plain = readPlainAmount(cells.bytes, cells.text, start, stop, this.decimalMark)
    return plain === '' ? readAmount(cells.cell(index), this.settings) : { amount: plain, currency: '' }
  }

  /** '' where the line names none, undefined where it names something else. */
  currencyOf(cells: LineCells): string | undefined {
    const { index, constant } = this.plan
    if (index.currency < 0 || cells.isEmpty(index.currency)) return constant.currency
    return this.currencies.get(cells, index.currency) || undefined
  }

  private money(cells: LineCells): { amount: string; currency: string } | Fault {
    const { index } = this.plan
    if (cells.isEmpty(index.amount)) return { reason: 'amountMissing', index: index.amount }
    const read = this.amountOf(cells)
    if (!read) return { reason: 'amountNotANumber', index: index.amount }
    const named = this.currencyOf(cells)
    if (named === undefined) return { reason: 'currencyUnknown', index: index.currency }
    if (named !== '' && read.currency !== '' && named !== read.currency) {
      return { reason: 'currencyUnknown', index: index.amount }
    }
    const currency = named || read.currency || this.settings.currency
    if (currency === '') return { reason: 'currencyMissing', index: index.currency }
    if (!isKeptCurrency(currency)) {
      return { reason: 'currencyUnknown', index: named === '' ? index.amount : index.currency }
    }
    return { amount: read.amount, currency }
  }

  private text(cells: LineCells, index: number, constant: string, memory = this.texts): string {
    if (index < 0) return constant
    if (cells.isEmpty(index)) return ''
    return cells.shortPlain(index) || memory.get(cells, index)
  }

  private month(cells: LineCells): string {
    const { index, constant } = this.plan
    if (index.saleMonth < 0) return readMonth(constant.saleMonth, this.settings.dateForm) ?? ''
    if (cells.isEmpty(index.saleMonth)) return constant.saleMonth
    const start = cells.starts[index.saleMonth] as number
    return (
      readPlainMonth(cells.bytes, start, cells.stops[index.saleMonth] as number) ||
      this.months.get(cells, index.saleMonth)
    )
  }

  private isrc(cells: LineCells): string {
    const index = this.plan.index.isrc
    if (index < 0 || cells.isEmpty(index)) return ''
    const start = cells.starts[index] as number
    const stop = cells.stops[index] as number
    if (isPlainIsrc(cells.bytes, start, stop)) return cells.text.substring(start, stop)
    const { code, isDropped } = this.isrcs.get(cells, index)
    if (isDropped) this.note('isrcDropped')
    return code
  }

  /** Undefined: its digits are lost. */
  private barcode(cells: LineCells): string | undefined {
    const index = this.plan.index.upc
    if (index < 0 || cells.isEmpty(index)) return ''
    const start = cells.starts[index] as number
    const stop = cells.stops[index] as number
    if (isPlainBarcode(cells.bytes, start, stop)) {
      const short = cells.shortPlain(index)
      if (short !== '') return short
    }
    const { code, isDropped, isScientific } = this.barcodes.get(cells, index)
    if (isDropped) this.note('barcodeDropped')
    return isScientific ? undefined : code
  }

  private quantity(cells: LineCells): number | undefined {
    const index = this.plan.index.quantity
    if (index < 0 || cells.isEmpty(index)) return 0
    const plain = readPlainCount(cells.bytes, cells.starts[index] as number, cells.stops[index] as number)
    if (plain !== undefined) return plain
    const count = Number(readAmount(cells.cell(index), this.settings)?.amount)
    return Number.isSafeInteger(count) ? count : undefined
  }

  private country(cells: LineCells): string {
    const { index, constant } = this.plan
    if (index.country < 0) return constant.country === '' ? '' : readCountry(constant.country)
    if (cells.isEmpty(index.country)) return ''
    const code = this.countries.get(cells, index.country)
    if (code === '') this.note('countryUnknown')
    return code
  }

  private saysAlbum(cells: LineCells): boolean {
    const index = this.plan.index.kind
    return index >= 0 && !cells.isEmpty(index) && this.kinds.get(cells, index)
  }

  private note(note: LineNote): void {
    this.notes = [...this.notes, note]
  }
}
