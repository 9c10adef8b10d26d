// How dates and counts look, everywhere. Amounts are shown as the server shows them.
import { inThousands } from '#contract/format-amount'

export { formatAmount } from '#contract/format-amount'

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
  return inThousands(String(count))
}
