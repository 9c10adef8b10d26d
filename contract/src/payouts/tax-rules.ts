// How much is withheld. What the law says is data with a version; what was computed by it is kept with the withdrawal.
import { nonResidentIn, nonResidentOf, nonResidentTaxOn } from './non-resident-tax'
import { royaltyIn, royaltyOf, royaltyTaxOn } from './royalty-tax'
import { serviceIn, serviceOf, serviceTaxOn } from './service-tax'

/** By which a person is taxed: by their identity, or by the residence that staff have settled. */
export const taxRuleKinds = [
  'royalty',
  'service',
  'company',
  'non_resident',
  'non_resident_service',
  'none',
] as const
export type TaxRuleKind = (typeof taxRuleKinds)[number]

/** Rules that add up what a person is paid in a month. What they withhold is listed for the tax office. */
export const monthlyRules = [
  'royalty',
  'service',
  'non_resident',
  'non_resident_service',
] as const satisfies readonly TaxRuleKind[]
export type MonthlyRule = (typeof monthlyRules)[number]

export const isMonthly = (kind: string): kind is MonthlyRule =>
  (monthlyRules as readonly string[]).includes(kind)

/** What is paid for a service adds up apart from royalties, by a rule of its own. */
export const serviceRuleOf = { royalty: 'service', non_resident: 'non_resident_service' } as const

/** Of people who are not resident: what is withheld is final. */
export const isOfNonResident = (kind: string): boolean =>
  kind === 'non_resident' || kind === 'non_resident_service'

/** Where a person who is verified by a passport is resident for tax: staff settle it, since the document does not tell. */
export const residences = ['resident', 'non_resident'] as const
export type Residence = (typeof residences)[number]

export interface TaxRule {
  kind: TaxRuleKind
  version: number
  /** Of a non-resident with a valid treaty document, in hundredths of a percent. */
  treatyRate: number | null
}

/** By which version of a rule a month is computed. Rules that withhold nothing have no versions of their own. */
export function versionIn(kind: TaxRuleKind, month: string): number {
  if (kind === 'royalty') return royaltyIn(month).version
  if (kind === 'service') return serviceIn(month).version
  return isOfNonResident(kind) ? nonResidentIn(month).version : 1
}

/** What one person was approved in a month, and what was withheld of it. */
export interface MonthSoFar {
  income: bigint
  withheld: bigint
}

export const noMonth: MonthSoFar = { income: 0n, withheld: 0n }

/** On all that one person is paid in one month, in minor units. */
export function taxOnMonth({ kind, version, treatyRate }: TaxRule, income: bigint): bigint {
  if (kind === 'royalty') return royaltyTaxOn(income, royaltyOf(version))
  if (kind === 'service') return serviceTaxOn(income, serviceOf(version))
  return isOfNonResident(kind) ? nonResidentTaxOn(income, nonResidentOf(version), treatyRate) : 0n
}

/** On the month's total, less what was withheld before, so that it does not matter into how many withdrawals a sum is divided. */
export const taxOn = (rule: TaxRule, share: bigint, before: MonthSoFar = noMonth): bigint =>
  isMonthly(rule.kind) ? taxOnMonth(rule, before.income + share) - before.withheld : 0n
