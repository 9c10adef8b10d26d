// A report's lines added up by title, store, month and currency as they are read. The database could do the same in one statement, but would
// read and sort all lines once more. It is left to do so where a report has more sums than memory is for, or finer amounts.
import { mostWholeDigits } from '../reading/largest-line'
import type { SaleLine } from '../reading/report-line'
import type { KnownTitle } from './title-numbers'

const mostSums = 300_000
const mostLines = 8_000_000
/** Behind the point; finer amounts are rare. */
const places = 12
const unit = 10 ** places
/** Before the point, of one line: with more of them a few sales could not be added exactly. */
const mostDigits = mostWholeDigits

export interface LineSum {
  title: KnownTitle
  store: number
  saleMonth: string
  currency: string
  lines: number
  quantity: number
  /** Whole units, and what is beside them in parts of one. */
  whole: number
  parts: number
  lastLine: number
}

export class LineSums {
  private sums: LineSum[] = []
  /** For each line the one before it in the same sum; 0 for the first. */
  private before = new Int32Array(1 << 16)
  private readonly small = new Map<string, number>()
  /** It has given up: the database adds up. */
  isIncomplete = false

  add(sale: SaleLine, title: KnownTitle, store: number): void {
    if (this.isIncomplete) return
    const sum = this.find(sale, title, store)
    if (!addAmount(sum, sale.amount) || this.sums.length > mostSums || sale.line > mostLines) {
      this.giveUp()
      return
    }
    if (sale.line >= this.before.length) this.grow(sale.line)
    this.before[sale.line] = sum.lastLine
    sum.lastLine = sale.line
    sum.lines += 1
    sum.quantity += sale.quantity
    if (!Number.isSafeInteger(sum.quantity)) this.giveUp()
  }

  get all(): readonly LineSum[] {
    return this.sums
  }

  *linesOf({ lastLine }: LineSum): Generator<number> {
    for (let line = lastLine; line !== 0; line = this.before[line] ?? 0) yield line
  }

  private find(sale: SaleLine, title: KnownTitle, store: number): LineSum {
    const { saleMonth, currency } = sale
    const key = store * 2 ** 32 + this.smallNumber(saleMonth) * 2 ** 16 + this.smallNumber(currency)
    const known = title.sums.get(key)
    if (known) return known
    const sum = { title, store, saleMonth, currency, lines: 0, quantity: 0, whole: 0, parts: 0, lastLine: 0 }
    title.sums.set(key, sum)
    this.sums.push(sum)
    return sum
  }

  /** Of months and currencies there are few. */
  private smallNumber(text: string): number {
    const known = this.small.get(text)
    if (known !== undefined) return known
    this.small.set(text, this.small.size)
    if (this.small.size >= 2 ** 16) this.giveUp()
    return this.small.size - 1
  }

  private grow(line: number) {
    const larger = new Int32Array(Math.max(this.before.length * 2, line + 1))
    larger.set(this.before)
    this.before = larger
  }

  private giveUp() {
    this.isIncomplete = true
    for (const { title } of this.sums) title.sums.clear()
    this.sums = []
    this.before = new Int32Array(0)
  }
}

const [minus, zero] = [0x2d, 0x30]

/** False where the amount is too fine, or the sum too large, to be added exactly here. */
function addAmount(sum: LineSum, amount: string): boolean {
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
  sum.whole += sign * whole
  sum.parts += sign * parts * scale
  if (sum.parts >= unit || sum.parts <= -unit) {
    sum.whole += Math.sign(sum.parts)
    sum.parts -= Math.sign(sum.parts) * unit
  }
  return Number.isSafeInteger(sum.whole)
}

/** As the database reads it. */
export function amountOf({ whole, parts }: Pick<LineSum, 'whole' | 'parts'>): string {
  const all = BigInt(whole) * BigInt(unit) + BigInt(parts)
  const digits = (all < 0n ? -all : all).toString().padStart(places + 1, '0')
  return `${all < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
