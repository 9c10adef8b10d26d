import type { Currency } from '#contract/currency'
import type { LedgerEntry } from '../ledger/write-transaction'

/** Whatever remains of the agent's currency when everybody has what is theirs; other currencies are even by themselves. */
export function operatorShare(currency: Currency, entries: readonly LedgerEntry[]): bigint {
  return entries
    .filter(({ account }) => account.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0n)
}
