// How many rows a table has and what they come to, also one that lacks what a sale needs.
import type { ReadingFindings } from '#contract/income/reading'
import { isKeptCurrency, readCurrency } from '../amount-currency'
import { findColumn } from '../column-plan'
import { settingsOf } from '../detect/detect-reading'
import { isTotalName } from '../name-odd-line'
import { readAmount } from '../read-amount'
import { readReport } from '../read-report'
import { LineSplitter } from '../split-lines'
import { ExactSum } from './exact-sum'
import type { FoundTable, OpenText } from './report-table'

export interface Measured {
  rows: number
  sums: Map<string, ExactSum>
  /** Amounts of its rows with their currency, as long as they are few. */
  amounts: string[]
  /** What rows of the same store, month, title or country come to, with their currency. */
  groups: Map<string, ExactSum>
}

/** A summary is short. */
const mostSummaryRows = 2000
const mostGroups = 20_000

export async function measureTable(open: OpenText, table: FoundTable): Promise<Measured> {
  const measured: Measured = { rows: 0, sums: new Map(), amounts: [], groups: new Map() }
  if (table.findings.missing.length === 0) await measureSales(open, table, measured)
  else await measureRows(open, table, measured)
  return measured
}

async function measureSales(open: OpenText, { at, size, findings }: FoundTable, measured: Measured) {
  for await (const batch of readReport(open(at, at + size), settingsOf(findings))) {
    for (const line of batch) {
      if (line.is === 'other') continue
      measured.rows++
      if (line.amount === null || line.currency === '') continue
      note(measured, line.currency, line.amount)
      if (line.is === 'refused') continue
      const { store, saleMonth, title, country, isrc } = line
      const keys = { store, month: saleMonth, title: `${isrc} ${title}`, country }
      for (const [what, key] of Object.entries(keys))
        addTo(measured.groups, `${what} ${key} ${line.currency}`, line.amount)
    }
  }
}

/** By the column of money alone. */
async function measureRows(open: OpenText, { at, size, findings }: FoundTable, measured: Measured) {
  const column = columnsOf(findings)
  const marks = { decimalMark: findings.decimalMark.value, thousandsMark: findings.thousandsMark.value }
  const splitter = new LineSplitter(findings.separator.value, {
    visit(cells, line) {
      const texts = cells.all()
      const filled = texts.filter(text => text !== '')
      if (line <= findings.headerLine.value || filled.length === 0) return
      measured.rows++
      const read = readAmount(texts[column.amount] ?? '', marks)
      if (!read || isTotalName(filled[0] ?? '')) return
      const own = readCurrency(texts[column.currency] ?? '') ?? ''
      const currency = own || read.currency || findings.currency.value
      if (isKeptCurrency(currency)) note(measured, currency, read.amount)
    },
    refuse: () => {
      measured.rows++
    },
  })
  for await (const piece of open(at, at + size)) splitter.push(piece)
  splitter.finish()
}

function columnsOf({ columns, header }: ReadingFindings) {
  const names = header.map(({ name }) => name)
  const at = (role: 'amount' | 'currency') => {
    const source = columns.value[role]
    return source && 'column' in source ? findColumn(names, source.column) : -1
  }
  return { amount: at('amount'), currency: at('currency') }
}

function note({ sums, amounts }: Measured, currency: string, amount: string): void {
  const sum = sums.get(currency) ?? new ExactSum()
  sum.add(amount)
  sums.set(currency, sum)
  if (amounts.length <= mostSummaryRows) amounts.push(`${currency} ${amount}`)
}

function addTo(groups: Map<string, ExactSum>, key: string, amount: string): void {
  const known = groups.get(key)
  if (known) known.add(amount)
  else if (groups.size < mostGroups) {
    const sum = new ExactSum()
    sum.add(amount)
    groups.set(key, sum)
  }
}
