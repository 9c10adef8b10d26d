// Where the figures of DSR Part 9 stand: as DDEX orders its columns, until a title line of the file says otherwise, which any line may.
import { RecordColumns } from '../reading/dsr/record-columns'
import { type LineCells, mostCells } from '../reading/line-cells'

const wanted = {
  head_day: ['HEAD', 'UsageStartDate'],
  summary_id: ['SY10', 'SummaryRecordId'],
  period: ['SY10', 'ReportingPeriodStartDate'],
  currency: ['SY10', 'CurrencyOfAccounting'],
  channel: ['SY10', 'DistributionChannel'],
  service: ['SY10', 'ServiceDescription'],
  sale_summary: ['SR08', 'SummaryRecordId'],
  amount: ['SR08', 'AllocatedNetRevenueCoA'],
  day: ['SR08', 'SalesTransactionDaDate'],
  /** DDEX's own samples spell it in two ways. */
  other_day: ['SR08', 'SalesTransactionDate'],
  title: ['SR08', 'ResourceTitle'],
  isrc: ['SR08', 'ISRC'],
} as const
export type WantedCell = keyof typeof wanted
export const wantedCells = Object.keys(wanted) as WantedCell[]

/** Which cell each of `wantedCells` is, -1 for none, from this row on. */
export interface Order {
  from: number
  places: number[]
}

export class TitleLines {
  widest = 0
  private readonly columns = new RecordColumns()
  readonly orders: Order[] = [{ from: 0, places: this.places() }]

  /** Rows come in their order, counted from 1. */
  visit(cells: LineCells, row: number): void {
    this.widest = Math.max(this.widest, Math.min(cells.count, mostCells))
    if (!cells.cell(0).startsWith('#') || !this.columns.learn(cells.all())) return
    const places = this.places()
    if (places.join() !== this.orders.at(-1)?.places.join()) this.orders.push({ from: row, places })
  }

  private places(): number[] {
    return wantedCells.map(cell => {
      const [kind, name] = wanted[cell]
      return this.columns.at(kind, name)
    })
  }
}
