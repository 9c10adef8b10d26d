// DSR Part 9: sales to a label. Money stands in each line; store, use, country and currency in the summary that it names.
import type { ColumnRole } from '#contract/income/reading'
import { namedCurrency } from '../amount-currency'
import { type ColumnPlan, planColumns } from '../column-plan'
import { findTooLarge } from '../largest-line'
import type { LineCells } from '../line-cells'
import { readAmount } from '../read-amount'
import { readCountry } from '../read-country'
import { readMonth } from '../read-month'
import { type Fault, SaleReader } from '../read-sale'
import type { SaleLine } from '../report-line'
import { DsrVisitor, type Placed } from './dsr-visitor'
import { joinUsage, Summaries } from './summaries'

const roles: Partial<Record<ColumnRole, string>> = {
  saleMonth: 'SalesTransactionDaDate',
  artist: 'ResourceDisplayArtistName',
  title: 'ResourceTitle',
  release: 'ReleaseTitle',
  isrc: 'ISRC',
  upc: 'ICPN',
  quantity: 'NetUsage',
  amount: 'AllocatedNetRevenueCoA',
}

export class Part9Visitor extends DsrVisitor {
  private readonly summaries = new Summaries()
  private reader = this.makeReader()

  protected override arrange(): void {
    this.reader = this.makeReader()
  }

  protected override visitRecord(kind: string, cells: LineCells, place: Placed): boolean {
    if (kind === 'SY10') this.visitSummary(cells, place)
    else if (kind === 'SR08') this.visitSale(cells, place)
    else return false
    return true
  }

  private visitSummary(cells: LineCells, place: Placed): void {
    const cell = (name: string) => this.cellOf('SY10', cells, name)
    this.counted.summaries++
    const currency = namedCurrency(cell('CurrencyOfAccounting')) || this.settings.currency
    this.summaries.set(cell('SummaryRecordId'), {
      store: cell('DistributionChannel') || cell('ServiceDescription'),
      usage: joinUsage(cell('UseType'), cell('CommercialModel')),
      commercialModel: cell('CommercialModel'),
      country: readCountry(cell('Territory')),
      currency,
      month: readMonth(cell('ReportingPeriodStartDate'), this.settings.dateForm) ?? this.month,
    })
    const amount = readAmount(cell('AllocatedNetRevenueCoA'), this.settings)?.amount
    this.other('total', cells, place, { total: amount === undefined ? null : { currency, amount } })
  }

  private visitSale(cells: LineCells, place: Placed): void {
    const id = this.cellOf('SR08', cells, 'SummaryRecordId')
    const summary = this.summaries.get(id)
    if (!summary) {
      this.refused('summaryUnknown', place, id, 'SummaryRecordId')
      return
    }
    const { plan } = this.reader
    Object.assign(plan.constant, {
      ...{ store: summary.store, usage: summary.usage, country: summary.country, currency: summary.currency },
      saleMonth: summary.month || this.month,
    })
    const read = this.readSale(cells, place)
    if ('is' in read) {
      this.lines.push(read)
      return
    }
    const money = this.reader.amountOf(cells)
    this.lines.push({
      is: 'refused',
      ...place,
      reason: read.reason,
      cell: cells.cell(read.index).slice(0, 120),
      column: plan.names[read.index] ?? '',
      amount: money?.amount ?? null,
      currency: summary.currency,
    })
  }

  private readSale(cells: LineCells, { line, at, size }: Placed): SaleLine | Fault {
    const read = this.reader.read(cells, line, at, size)
    if (!('is' in read)) return read
    const sale = this.completed(read, cells)
    return findTooLarge(sale, this.reader.plan) ?? sale
  }

  /** What stands in another column where the usual one is empty. */
  private completed(sale: SaleLine, cells: LineCells): SaleLine {
    const cell = (name: string) => this.cellOf('SR08', cells, name)
    const artist = sale.artist || cell('ReleaseDisplayArtistName')
    const usages =
      sale.quantity === 0 && cell('NetUsage') === '' ? Number(cell('Usages')) - Number(cell('Returns')) : 0
    const quantity = sale.quantity || (Number.isSafeInteger(usages) ? usages : 0)
    return { ...sale, artist, quantity, names: artist === sale.artist ? sale.names : undefined }
  }

  private makeReader(): SaleReader {
    return new SaleReader(
      this.settings,
      planOf(this.columns.names('SR08'), name => this.columns.at('SR08', name)),
    )
  }
}

function planOf(names: readonly string[], at: (name: string) => number): ColumnPlan {
  const plan = planColumns([], {})
  plan.names = Array.from(names, name => name ?? '')
  for (const [role, name] of Object.entries(roles) as [ColumnRole, string][]) plan.index[role] = at(name)
  // DDEX's samples misspell it.
  if (plan.index.saleMonth < 0) plan.index.saleMonth = at('SalesTransactionDate')
  return plan
}
