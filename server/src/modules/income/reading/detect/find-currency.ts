import type { Finding, ReadingSettings } from '#contract/income/reading'
import { readCurrency } from '../amount-currency'

/** Of lines that name none: out of the name of the money's column, or the payer's. Evidence of a column is what stands in it. */
export function findCurrency(
  columns: ReadingSettings['columns'],
  cellsOf: (name: string) => string[],
  payerCurrency: string,
): Finding<string> {
  const money = columns.amount && 'column' in columns.amount ? columns.amount.column : ''
  const inBrackets = /\(([A-Za-z]{3})\)/.exec(money)?.[1]
  const inName = readCurrency(inBrackets ?? /\b([A-Z]{3})$/.exec(money)?.[1] ?? '')
  if (inName !== undefined) return { value: inName, evidence: money, isSure: true }
  const { currency } = columns
  if (currency && 'constant' in currency)
    return { value: readCurrency(currency.constant) ?? '', evidence: '', isSure: true }
  if (currency) {
    const named = [...new Set(cellsOf(currency.column).filter(cell => cell !== ''))]
    if (named.length > 0) {
      const isSure = named.some(cell => readCurrency(cell) !== undefined)
      return { value: payerCurrency, evidence: named.slice(0, 5).join(', '), isSure }
    }
  }
  // `Earnings (BTC)`: it may well be another money than the payer's.
  if (inBrackets !== undefined) return { value: payerCurrency, evidence: money, isSure: false }
  return { value: payerCurrency, evidence: '', isSure: payerCurrency !== '' }
}
