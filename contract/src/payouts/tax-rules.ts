// How much is withheld. What the law says is data with a version; what was computed by it is kept with the withdrawal.
import { royaltyIn, royaltyOf, royaltyTaxOn } from './royalty-tax'

/** By which a person is taxed: by their identity, or as staff have chosen. */
export const taxRuleKinds = ['royalty', 'company', 'non_resident', 'none'] as const
export type TaxRuleKind = (typeof taxRuleKinds)[number]

export interface TaxRule {
  kind: TaxRuleKind
  version: number
  /** Of the flat rate, in hundredths of a percent; else 0. */
  rate: number
}

/** By which version of a rule a month is computed. Rules whose figures staff set have no versions of their own. */
export const versionIn = (kind: TaxRuleKind, month: string): number =>
  kind === 'royalty' ? royaltyIn(month).version : 1

/** What one person was approved in a month, and what was withheld of it. */
export interface MonthSoFar {
  income: bigint
  withheld: bigint
}

export const noMonth: MonthSoFar = { income: 0n, withheld: 0n }

/**
 * In minor units. Royalties are taxed by the month: on all of it, less what was withheld before, so that it does not matter into
 * how many withdrawals a sum is divided. The flat rate is of each withdrawal.
 */
export function taxOn(rule: TaxRule, share: bigint, before: MonthSoFar = noMonth): bigint {
  if (rule.kind === 'royalty') {
    return royaltyTaxOn(before.income + share, royaltyOf(rule.version)) - before.withheld
  }
  if (rule.kind === 'non_resident') return (share * BigInt(rule.rate) + 5000n) / 10_000n
  return 0n
}
