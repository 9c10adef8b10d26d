import type { MonthSoFar, TaxRule } from '#contract/payouts/tax-rules'

/** As one payee is taxed now. */
export interface RuleNow extends TaxRule {
  /** The document that lowers the tax of a non-resident. */
  treatyId: number | null
}

/** What is taxed by one rule: royalties, and apart from them what is paid for services. */
export interface TaxedPart {
  rule: RuleNow
  share: bigint
  before: MonthSoFar
  tax: bigint
}
