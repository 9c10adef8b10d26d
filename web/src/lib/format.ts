// How amounts and dates look, everywhere.
import { type Currency, inDecimalsOf } from '#contract/currency'

/**
 * Thousands separators and the decimals of the currency; `--` for nothing. Works on the decimal string, so no cent is rounded
 * away.
 */
export function formatAmount(amount: string | null | undefined, currency: Currency): string {
  if (amount === null || amount === undefined || amount === '') return '--'
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return '--'
  const [whole = '', fraction] = inDecimalsOf(currency, amount).split('.')
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? separated : `${separated}.${fraction}`
}

/** year-month-day in the reader's own time zone. */
export function formatDate(value: string | Date | null | undefined): string {
  if (!value) return '--'
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return '--'
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** year-month-day hour:minute in the reader's own time zone. */
export function formatMoment(value: string | null | undefined): string {
  const day = formatDate(value)
  if (!value || day === '--') return day
  const date = new Date(value)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
