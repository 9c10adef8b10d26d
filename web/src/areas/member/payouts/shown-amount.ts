import type { Currency } from '#contract/currency'
import { negated } from '../../../lib/decimal'
import { formatAmount } from '../../../lib/format'

/** With a true minus, as wide as a digit. */
export function shownAmount(amount: string, currency: Currency): string {
  return formatAmount(amount, currency).replace('-', '−')
}

/** What goes off. */
export function shownLess(amount: string, currency: Currency): string {
  return shownAmount(negated(amount), currency)
}

export const isNothing = (amount: string) => !/[1-9]/.test(amount)
