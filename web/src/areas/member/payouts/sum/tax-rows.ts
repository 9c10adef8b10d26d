// How a tax comes about, step by step, as rows that add up from top to bottom.
import type { TaxComputation } from '#contract/payouts/withdrawal'
import { negated, subtractDecimals } from '../../../../lib/decimal'
import { isNothing } from '../shown-amount'

export interface TaxRow {
  name: 'before' | 'share' | 'plusShare' | 'total' | 'free' | 'small' | 'large' | 'rate' | 'withheld' | 'flat'
  amount: string
  /** What the row is a part of. */
  of?: string
}

/** None: there is nothing to compute, only something to say. */
export function taxRows(computation: TaxComputation): TaxRow[] {
  const { rule, before, share, total, band, taxed, on_total, withheld, tax } = computation
  if (rule === 'non_resident') {
    return [
      { name: 'share', amount: share },
      { name: 'flat', amount: tax },
    ]
  }
  if (rule !== 'royalty' || band === null) return []
  const isFirst = isNothing(before)
  return [
    ...(isFirst
      ? [{ name: 'share' as const, amount: share }]
      : [
          { name: 'before' as const, amount: before },
          { name: 'plusShare' as const, amount: share },
          { name: 'total' as const, amount: total },
        ]),
    // Nothing is taxed, so nothing has to be taken off first.
    { name: band, amount: band === 'free' ? '0' : negated(subtractDecimals(total, taxed)) },
    ...(band === 'free' ? [] : [{ name: 'rate' as const, amount: on_total, of: taxed }]),
    ...(isNothing(withheld) ? [] : [{ name: 'withheld' as const, amount: negated(withheld) }]),
  ]
}
