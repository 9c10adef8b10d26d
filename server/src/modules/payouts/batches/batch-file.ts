// What a bank reads. Numbers of accounts are text in every kind of file, and nothing in it is ever a formula.
import type { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import type { Currency } from '#contract/currency'
import { inDecimals } from '#contract/money'
import type { BatchLayout } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Column } from '../../../platform/export/table'
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
  /** The name of the sheet. */
  title: string
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

/** In UTF-8 it begins with the mark by which spreadsheets know it. */
async function* writeText({ layout, currency, lines }: BankFile): AsyncGenerator<Buffer> {
  const { columns, delimiter, has_header, encoding } = layout
  const encode = (text: string) => (encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(text, encoding))
  const lineOf = (cells: string[]) => `${cells.map(cell => cellOf(cell, delimiter)).join(delimiter)}\r\n`
  if (encoding === 'utf-8') yield encode('\ufeff')
  if (has_header) yield encode(lineOf(columns.map(({ title }) => title)))
  for await (const batch of lines) {
    const text = batch.map(line => lineOf(columns.map(column => textOf(column, line, currency)))).join('')
    if (text !== '') yield encode(text)
  }
}

/** Without quotes where it can do without: not every bank's program reads them. */
function cellOf(given: string, delimiter: string): string {
  const text = withoutFormula(given)
  const isPlain = !/["\r\n]/.test(text) && !text.includes(delimiter)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

function writeSheet({ layout, currency, title, lines }: BankFile): Readable {
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
  return writeXlsx({ title, columns, rows: lines, hasHeadings: layout.has_header })
}
