// How a tax comes about, step by step, as rows that add up from top to bottom.
import { isByTreaty, isFlatRate } from '#contract/payouts/tax-computation'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import type { TaxPart } from '#contract/payouts/withdrawal'
import { negated, subtractDecimals } from '../../../../lib/decimal'
import { isNothing } from '../shown-amount'

type MonthRow = 'before' | 'share' | 'plusShare' | 'total' | 'withheld'
type RoyaltyRow = 'free' | 'small' | 'large' | 'rate'
type NonResidentRow = 'cost' | 'table' | 'treaty' | 'flat'

export interface TaxRow {
  name: MonthRow | RoyaltyRow | NonResidentRow
  amount: string
  /** What the row is a part of. */
  of?: string
}

/** None: there is nothing to compute, only something to say. */
export function taxRows(computation: TaxPart): TaxRow[] {
  const { rule, before, share, total, withheld, tax } = computation
  if (isFlatRate(computation)) {
    return [
      { name: 'share', amount: share },
      { name: 'flat', amount: tax },
    ]
  }
  const steps = isOfNonResident(rule) ? nonResidentRows(computation) : residentRows(computation)
  if (steps.length === 0) return []
  return [
    ...(isNothing(before)
      ? [{ name: 'share' as const, amount: share }]
      : [
          { name: 'before' as const, amount: before },
          { name: 'plusShare' as const, amount: share },
          { name: 'total' as const, amount: total },
        ]),
    ...steps,
    ...(isNothing(withheld) ? [] : [{ name: 'withheld' as const, amount: negated(withheld) }]),
  ]
}

function residentRows({ rule, band, total, taxed, on_total }: TaxPart): TaxRow[] {
  if ((rule !== 'royalty' && rule !== 'service') || band === null) return []
  // Nothing is taxed, so nothing has to be taken off first.
  if (band === 'free') return [{ name: band, amount: '0' }]
  return [
    { name: band, amount: negated(subtractDecimals(total, taxed)) },
    { name: rule === 'service' ? 'table' : 'rate', amount: on_total, of: taxed },
  ]
}

function nonResidentRows(computation: TaxPart): TaxRow[] {
  const { total, taxed, by_table, on_total } = computation
  return [
    { name: 'cost', amount: negated(subtractDecimals(total, taxed)) },
    { name: 'table', amount: by_table ?? on_total, of: taxed },
    ...(isByTreaty(computation) ? [{ name: 'treaty' as const, amount: on_total }] : []),
  ]
}
