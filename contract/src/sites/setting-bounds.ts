// How far an admin can set a site: what lies outside would stop every withdrawal or be a promise that nobody means. The database has the same
// bounds, and a test holds them together.
import { type Currency, currencyExponents } from '../currency'

/** At most, in whole units of the site's currency. */
export const amountBounds = {
  withdrawal_minimum: 1_000_000,
  withdrawal_fee: 1000,
  double_approval_above: 100_000_000,
} as const
export type BoundedAmount = keyof typeof amountBounds

export const dayBounds = { least: 1, most: 365 } as const
export const hourBounds = { least: 1, most: 168 } as const

/** In minor units. */
export const mostOf = (field: BoundedAmount, currency: Currency): bigint =>
  BigInt(amountBounds[field]) * 10n ** BigInt(currencyExponents[currency])
