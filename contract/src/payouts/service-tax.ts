// The tax on what a resident is paid for services in one month, in fen. Everything is computed in hundredths of a fen and rounded once.
import { taxedHundredfold } from './royalty-tax'
import { type ServiceLaw, serviceVersions } from './service-versions'
import { stepOfTaxed, type TaxStep, taxByStep } from './tax-steps'

/** The law of a month; of months before the first version, that one. */
export const serviceIn = (month: string): ServiceLaw =>
  serviceVersions.findLast(({ from }) => from <= month) ?? serviceVersions[0]

/** By which something was computed. */
export function serviceOf(version: number): ServiceLaw {
  const law = serviceVersions.find(one => one.version === version)
  if (!law) throw new Error(`no version ${version} of the rule for services`)
  return law
}

/** The step of the table that a month's income falls into. */
export const serviceStepOf = (income: bigint, law: ServiceLaw): TaxStep =>
  stepOfTaxed(taxedHundredfold(income, law), law.steps)

export const serviceTaxOn = (income: bigint, law: ServiceLaw): bigint =>
  taxByStep(taxedHundredfold(income, law), law.steps)
