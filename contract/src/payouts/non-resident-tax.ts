// The tax on what a non-resident is paid in one month, in fen. Everything is computed in hundredths of a fen and rounded once.
import { type NonResidentLaw, nonResidentVersions } from './non-resident-versions'
import { stepOfTaxed, type TaxStep, taxByStep } from './tax-steps'

/** The law of a month; of months before the first version, that one. */
export const nonResidentIn = (month: string): NonResidentLaw =>
  nonResidentVersions.findLast(({ from }) => from <= month) ?? nonResidentVersions[0]

/** By which something was computed. */
export function nonResidentOf(version: number): NonResidentLaw {
  const law = nonResidentVersions.find(one => one.version === version)
  if (!law) throw new Error(`no version ${version} of the rule for non-residents`)
  return law
}

const taxedHundredfold = (income: bigint, { freePercent }: NonResidentLaw) =>
  income <= 0n ? 0n : income * BigInt(100 - freePercent)

/** The step of the table that a month's income falls into. */
export const stepOf = (income: bigint, law: NonResidentLaw): TaxStep =>
  stepOfTaxed(taxedHundredfold(income, law), law.steps)

export const taxedOfNonResident = (income: bigint, law: NonResidentLaw): bigint =>
  (taxedHundredfold(income, law) + 50n) / 100n

/** By the monthly table alone. */
export const tableTaxOn = (income: bigint, law: NonResidentLaw): bigint =>
  taxByStep(taxedHundredfold(income, law), law.steps)

/** What a treaty leaves to be taxed: its rate, in hundredths of a percent, of all that was paid. */
export const treatyTaxOn = (income: bigint, rate: number): bigint =>
  income <= 0n ? 0n : (income * BigInt(rate) + 5000n) / 10_000n

/** With a treaty, the lesser of both on the month's total, so that dividing a sum changes nothing. */
export function nonResidentTaxOn(income: bigint, law: NonResidentLaw, treatyRate: number | null): bigint {
  const byTable = tableTaxOn(income, law)
  if (treatyRate === null) return byTable
  const byTreaty = treatyTaxOn(income, treatyRate)
  return byTreaty < byTable ? byTreaty : byTable
}
