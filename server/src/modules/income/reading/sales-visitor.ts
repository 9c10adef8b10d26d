// Reads a report with a header and a line for each sale.
import type { LineRefusal, ReadingSettings } from '#contract/income/reading'
import { type ColumnPlan, planColumns, withoutTail } from './column-plan'
import { findTooLarge } from './largest-line'
import type { LineCells } from './line-cells'
import { mostCells } from './line-cells'
import { nameOddLine } from './name-odd-line'
import { type Fault, SaleReader } from './read-sale'
import type { ReportLine, SaleLine } from './report-line'
import { ReportRefused } from './report-refused'
import type { LineVisitor } from './split-lines'
import { isOtherHeader } from './tables/other-header'

const mostShown = 120

/** The first line of the next table: its number, and its place in bytes. */
export interface TableEnd {
  line: number
  at: number
}

export class SalesVisitor implements LineVisitor {
  lines: ReportLine[] = []
  private reader: SaleReader | undefined
  /** Lines that were sales, or should have been. */
  private sales = 0
  endsAt: TableEnd | undefined

  constructor(
    private readonly settings: ReadingSettings,
    /** It ends before the header of another table. */
    private readonly isCut = false,
  ) {}

  visit(cells: LineCells, line: number, at: number, size: number): void {
    if (this.endsAt) return
    const reader = this.reader
    if (!reader) {
      this.begin(cells, line, at, size)
      return
    }
    const fault = this.countFault(cells, reader.plan) ?? reader.read(cells, line, at, size)
    if (!('is' in fault)) this.odd(cells, reader, fault, { line, at, size })
    else if (isUnidentified(fault)) this.unidentified(cells, reader, fault)
    else this.sale(cells, reader, fault)
  }

  refuse(reason: LineRefusal, shown: string, line: number, at: number, size: number): void {
    if (this.endsAt) return
    const isBefore = !this.reader && line < this.settings.headerLine
    if (!this.reader && line === this.settings.headerLine)
      throw new ReportRefused('notText', shown.slice(0, mostShown))
    if (isBefore) this.other('comment', shown, { line, at, size })
    else {
      this.sales++
      this.lines.push({
        is: 'refused',
        line,
        at,
        size,
        reason,
        cell: shown.slice(0, mostShown),
        column: '',
        amount: null,
        currency: '',
      })
    }
  }

  private begin(cells: LineCells, line: number, at: number, size: number): void {
    const { headerLine, columns } = this.settings
    const isHeader = line === headerLine
    if (line < headerLine) {
      const isEmpty = cells.all().every(cell => cell === '')
      this.other(isEmpty ? 'empty' : 'comment', cells.shown(), { line, at, size })
      return
    }
    if (cells.count > mostCells) throw new ReportRefused('tooManyColumns', String(cells.count))
    const names = isHeader ? withoutTail(cells.all()) : cells.all().map((_, index) => `#${index + 1}`)
    this.reader = new SaleReader(this.settings, planColumns(names, columns))
    if (isHeader) this.other('header', cells.shown(), { line, at, size })
    else this.visit(cells, line, at, size)
  }

  private countFault(cells: LineCells, { names }: ColumnPlan): Fault | undefined {
    const wanted = names.length
    if (cells.count === wanted) return undefined
    if (cells.count < wanted) {
      // A sheet has no cells behind the last one that is filled.
      const isSheet = this.settings.encoding === 'xlsx' && cells.count > 1
      return isSheet ? undefined : { reason: 'tooFewCells', index: -1 }
    }
    for (let index = wanted; index < Math.min(cells.count, mostCells); index++) {
      if (!cells.isEmpty(index)) return { reason: 'tooManyCells', index: -1 }
    }
    return cells.count > mostCells ? { reason: 'tooManyCells', index: -1 } : undefined
  }

  private odd(cells: LineCells, reader: SaleReader, fault: Fault, place: Placed): void {
    if (this.isCut && beginsTable(cells.all(), reader.plan.names)) {
      this.endsAt = { line: place.line, at: place.at }
      return
    }
    const odd = nameOddLine(cells, reader.plan, this.settings)
    if (odd) {
      const { saidLines } = odd
      const counts = saidLines === undefined ? [] : [{ what: 'lines', said: saidLines, counted: this.sales }]
      this.lines.push({
        is: 'other',
        ...place,
        what: odd.what,
        text: cells.shown(),
        total: odd.total,
        counts,
      })
      return
    }
    this.refuseFor(cells, reader, fault, place)
  }

  private sale(cells: LineCells, reader: SaleReader, sale: SaleLine): void {
    const fault = findTooLarge(sale, reader.plan)
    if (fault) {
      const { line, at, size } = sale
      this.refuseFor(cells, reader, fault, { line, at, size })
      return
    }
    this.sales++
    this.lines.push(sale)
  }

  private refuseFor(cells: LineCells, reader: SaleReader, fault: Fault, place: Placed): void {
    this.sales++
    const isWhole = fault.reason !== 'tooFewCells' && fault.reason !== 'tooManyCells'
    const money = isWhole ? reader.amountOf(cells) : undefined
    const named = isWhole ? reader.currencyOf(cells) : ''
    this.lines.push({
      is: 'refused',
      ...place,
      reason: fault.reason,
      cell: (fault.index < 0 ? cells.shown() : cells.cell(fault.index)).slice(0, mostShown),
      column: reader.plan.names[fault.index] ?? '',
      amount: money?.amount ?? null,
      // One that it names and nobody knows is not the report's.
      currency: named === undefined ? '' : named || money?.currency || this.settings.currency,
    })
  }

  /** It names no recording: a total that has a month or a store, unless a store's name makes it somebody's money. */
  private unidentified(cells: LineCells, reader: SaleReader, sale: SaleLine): void {
    const { line, at, size, store, amount, currency } = sale
    const odd = nameOddLine(cells, reader.plan, this.settings)
    const isTotal = odd !== undefined || (store === '' && sale.title === '')
    if (!isTotal) {
      this.sale(cells, reader, sale)
      return
    }
    const total = odd && odd.what !== 'total' ? odd.total : { currency, amount }
    const what = odd?.what ?? 'total'
    this.lines.push({ is: 'other', line, at, size, what, text: cells.shown(), total, counts: [] })
  }

  private other(what: 'header' | 'comment' | 'empty', text: string, place: Placed): void {
    this.lines.push({ is: 'other', ...place, what, text, total: null, counts: [] })
  }
}

type Placed = { line: number; at: number; size: number }

/** In place of the one that is being read, or beside it. */
const beginsTable = (cells: string[], names: readonly string[]) =>
  isOtherHeader(cells, names) || isOtherHeader(cells.slice(names.length), [])

/** No code and no artist: looked at more closely. */
const isUnidentified = ({ isrc, upc, customId, artist }: SaleLine) =>
  isrc === '' && upc === '' && customId === '' && artist === ''
