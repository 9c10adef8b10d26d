import type { Currency } from '#contract/currency'
import { formatAmount } from '../../../lib/format'

/** The site's own currency comes as a plain word; it is one of those we know. */
export const shownSum = (amount: string, currency: string) => formatAmount(amount, currency as Currency)
