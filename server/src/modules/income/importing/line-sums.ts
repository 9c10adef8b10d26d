// A report's lines added up by title, store, month and currency as they are read. The database could do the same in one statement, but would
// read and sort all lines once more. It is left to do so where a report has more sums than memory is for, or finer amounts.
import { mostWholeDigits } from '../reading/largest-line'
import type { SaleLine } from '../reading/report-line'
import { SumTable } from './sum-table'

const mostSums = 1_000_000
const mostLines = 8_000_000
/** Behind the point; finer amounts are rare. */
const places = 12
const unit = 10 ** places
/** Before the point, of one line: with more of them a few sales could not be added exactly. */
const mostDigits = mostWholeDigits

export interface LineSum {
  title: number
  store: number
  saleMonth: string
  currency: string
  lines: number
  quantity: number
  amount: string
  /** As many of them as it has lines; what is behind is of another sum. */
  lineNumbers: Int32Array
}

export class LineSums {
  private table = new SumTable()
  /** For each line the one before it in the same sum; 0 for the first. */
  private before = new Int32Array(1 << 16)
  private readonly periods = new Map<string, Map<string, number>>()
  private readonly named: { saleMonth: string; currency: string }[] = []
  /** It has given up: the database adds up. */
  isIncomplete = false

  add({ line, saleMonth, currency, amount, quantity }: SaleLine, title: number, store: number): void {
    if (this.isIncomplete) return
    const { table } = this
    const row = table.find(title, store, this.periodOf(saleMonth, currency))
    if (!addAmount(table, row, amount) || table.size > mostSums || line > mostLines) {
      this.giveUp()
      return
    }
    if (line >= this.before.length) this.grow(line)
    this.before[line] = table.lastLine[row] as number
    table.lastLine[row] = line
    table.lines[row] = (table.lines[row] as number) + 1
    const sold = (table.quantity[row] as number) + quantity
    table.quantity[row] = sold
    if (!Number.isSafeInteger(sold)) this.giveUp()
  }

  /** Title by title, as their key has them. One and the same for all: it says something else once the next one is asked for. */
  *all(): Generator<Readonly<LineSum>> {
    const { table } = this
    const sum: LineSum = {
      ...{ title: 0, store: 0, saleMonth: '', currency: '' },
      ...{ lines: 0, quantity: 0, amount: '', lineNumbers: new Int32Array(64) },
    }
    for (const row of table.byTitle()) {
      const { saleMonth = '', currency = '' } = this.named[table.period[row] as number] ?? {}
      sum.title = table.title[row] as number
      sum.store = table.store[row] as number
      sum.saleMonth = saleMonth
      sum.currency = currency
      sum.lines = table.lines[row] as number
      sum.quantity = table.quantity[row] as number
      sum.amount = inDecimals(table.whole[row] as number, table.parts[row] as number)
      if (sum.lines > sum.lineNumbers.length) sum.lineNumbers = new Int32Array(2 * sum.lines)
      this.listLines(row, sum.lineNumbers)
      yield sum
    }
  }

  /** In the order of the report, in which files have them too. */
  private listLines(row: number, numbers: Int32Array): void {
    let line = this.table.lastLine[row] as number
    for (let place = (this.table.lines[row] as number) - 1; line !== 0; place--) {
      numbers[place] = line
      line = this.before[line] as number
    }
  }

  /** Of months and currencies there are few. */
  private periodOf(saleMonth: string, currency: string): number {
    let inMonth = this.periods.get(saleMonth)
    if (inMonth === undefined) {
      inMonth = new Map()
      this.periods.set(saleMonth, inMonth)
    }
    const known = inMonth.get(currency)
    if (known !== undefined) return known
    inMonth.set(currency, this.named.length)
    return this.named.push({ saleMonth, currency }) - 1
  }

  private grow(line: number) {
    const larger = new Int32Array(Math.max(this.before.length * 2, line + 1))
    larger.set(this.before)
    this.before = larger
  }

  private giveUp() {
    this.isIncomplete = true
    this.table = new SumTable()
    this.before = new Int32Array(0)
  }
}

const [minus, zero] = [0x2d, 0x30]

/** False where the amount is too fine, or the sum too large, to be added exactly here. */
function addAmount(table: SumTable, row: number, amount: string): boolean {
  let at = amount.charCodeAt(0) === minus ? 1 : 0
  const sign = at === 1 ? -1 : 1
  const mark = amount.indexOf('.')
  const wholeEnd = mark < 0 ? amount.length : mark
  if (wholeEnd - at > mostDigits || amount.length - wholeEnd - 1 > places) return false
  let whole = 0
  for (; at < wholeEnd; at++) whole = whole * 10 + amount.charCodeAt(at) - zero
  let parts = 0
  let scale = unit
  for (at = wholeEnd + 1; at < amount.length; at++) {
    parts = parts * 10 + amount.charCodeAt(at) - zero
    scale /= 10
  }
  whole = (table.whole[row] as number) + sign * whole
  parts = (table.parts[row] as number) + sign * parts * scale
  if (parts >= unit || parts <= -unit) {
    whole += Math.sign(parts)
    parts -= Math.sign(parts) * unit
  }
  table.whole[row] = whole
  table.parts[row] = parts
  return Number.isSafeInteger(whole)
}

/** As the database reads it. Both are added up apart, and may differ in their sign. */
function inDecimals(whole: number, parts: number): string {
  let units = whole
  let rest = parts
  if (units > 0 && rest < 0) {
    units -= 1
    rest += unit
  } else if (units < 0 && rest > 0) {
    units += 1
    rest -= unit
  }
  const sign = units < 0 || rest < 0 ? '-' : ''
  return `${sign}${Math.abs(units)}.${String(Math.abs(rest)).padStart(places, '0')}`
}
