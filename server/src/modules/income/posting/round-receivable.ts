// A payer pays a report's total, so that is what is owed: each currency rounded once. Its parts by store are rounded, too, and what the two differ by
// is no store's.
import { credit, debit, type LedgerEntry } from '../ledger/write-transaction'
import type { Rounding } from './rounding.queries'

export const roundingEntries = (payerId: number, rounding: readonly Rounding[]): LedgerEntry[] =>
  rounding.flatMap(({ currency, amount }) => [
    debit({ kind: 'payer_receivable', currency, payerId }, BigInt(amount)),
    credit({ kind: 'rounding', currency }, BigInt(amount)),
  ])
