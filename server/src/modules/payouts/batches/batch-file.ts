// What a bank reads. Numbers of accounts are text in every kind of file, and nothing in it is ever a formula.
import type { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import type { Currency } from '#contract/currency'
import { inDecimals } from '#contract/money'
import type { BatchLayout } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Cell, Column } from '../../../platform/export/table'
import { withoutFormula } from '../../../platform/export/without-formula'
import { writeXlsx } from '../../../platform/export/write-xlsx'

/** A payout with its account opened. */
export interface BankLine {
  position: number
  withdrawalId: number
  reference: string
  holder: string
  account: string
  bank: string
  branch: string
  cnaps: string
  amount: number
}

interface BankFile {
  layout: BatchLayout
  currency: Currency
  /** The running number, which also names the sheet. */
  number: string
  payouts: number
  sum: number
  /** On which it was made, in China. */
  day: string
  lines: AsyncIterable<readonly BankLine[]>
}

export function writeBankFile(file: BankFile): AsyncIterable<Buffer> {
  return file.layout.format === 'csv' ? writeText(file) : writeSheet(file)
}

type LayoutColumn = BatchLayout['columns'][number]

function textOf({ field, text }: LayoutColumn, line: BankLine, currency: Currency): string {
  switch (field) {
    case 'position':
      return String(line.position)
    case 'number':
      return withdrawalNumber(line.withdrawalId)
    case 'amount':
      return inDecimals(line.amount, currency)
    case 'currency':
      return currency
    case 'purpose':
      return [text, withdrawalNumber(line.withdrawalId)].filter(Boolean).join(' ')
    case 'fixed':
      return text
    default:
      return line[field]
  }
}

type SummaryRow = BatchLayout['head_rows'][number]

/** What the whole file holds. Layouts of batches from before these rows were offered know none. */
function summaryOf({ field, text }: SummaryRow, { number, payouts, sum, day, currency }: BankFile): string {
  const values = { batch: number, count: String(payouts), sum: inDecimals(sum, currency), currency, day }
  return field === 'fixed' ? text : values[field]
}

/** In UTF-8 it begins with the mark by which spreadsheets know it. */
async function* writeText(file: BankFile): AsyncGenerator<Buffer> {
  const { layout, currency, lines } = file
  const { columns, delimiter, has_header, encoding, head_rows = [], foot_rows = [] } = layout
  const encode = (text: string) => (encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(text, encoding))
  const lineOf = (cells: string[]) => `${cells.map(cell => cellOf(cell, delimiter)).join(delimiter)}\r\n`
  if (encoding === 'utf-8') yield encode('\ufeff')
  const around = (rows: readonly SummaryRow[]) =>
    rows.map(row => lineOf([row.title, summaryOf(row, file)])).join('')
  if (head_rows.length > 0) yield encode(around(head_rows))
  if (has_header) yield encode(lineOf(columns.map(({ title }) => title)))
  for await (const batch of lines) {
    const text = batch.map(line => lineOf(columns.map(column => textOf(column, line, currency)))).join('')
    if (text !== '') yield encode(text)
  }
  if (foot_rows.length > 0) yield encode(around(foot_rows))
}

/** Without quotes where it can do without: not every bank's program reads them. */
function cellOf(given: string, delimiter: string): string {
  const text = withoutFormula(given)
  const isPlain = !/["\r\n]/.test(text) && !text.includes(delimiter)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

function writeSheet(file: BankFile): Readable {
  const { layout, currency, number, lines } = file
  const { head_rows = [], foot_rows = [] } = layout
  const columns = layout.columns.map(
    (column): Column<BankLine> =>
      column.field === 'amount'
        ? {
            heading: column.title,
            kind: 'money',
            value: line => ({ amount: inDecimals(line.amount, currency), currency }),
          }
        : { heading: column.title, kind: 'text', value: line => textOf(column, line, currency) },
  )
  const around = (rows: readonly SummaryRow[]) =>
    rows.map((row): Cell[] => {
      const value = summaryOf(row, file)
      const title: Cell = { kind: 'text', value: row.title }
      if (row.field === 'sum') return [title, { kind: 'money', value: { amount: value, currency } }]
      if (row.field === 'count') return [title, { kind: 'number', value: file.payouts }]
      return [title, { kind: 'text', value }]
    })
  return writeXlsx({
    ...{ title: number, columns, rows: lines, hasHeadings: layout.has_header },
    ...{ above: around(head_rows), below: around(foot_rows) },
  })
}
