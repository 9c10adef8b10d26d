// How a tax came about, as it is shown and kept.
import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import { nonResidentOf, tableTaxOn, taxedOfNonResident } from '#contract/payouts/non-resident-tax'
import { bandOf, royaltyOf } from '#contract/payouts/royalty-tax'
import { serviceOf } from '#contract/payouts/service-tax'
import { isOfNonResident, noMonth, type TaxRule } from '#contract/payouts/tax-rules'
import type { TaxComputation, TaxPart } from '#contract/payouts/withdrawal'
import type { TaxedPart } from './taxed-part'

interface Around {
  share: bigint
  month: string
  currency: Currency
}

/** Without a part: nothing can be computed yet. */
export function explain([first, second]: readonly TaxedPart[], around: Around): TaxComputation {
  const computation = explainPart(first, around)
  return second ? { ...computation, service: explainPart(second, around) } : computation
}

function explainPart(part: TaxedPart | undefined, { share: all, month, currency }: Around): TaxPart {
  const decimal = (amount: bigint) => toDecimal({ amount: minor(amount), currency })
  const { rule, share, before, tax } = part ?? { rule: undefined, share: all, before: noMonth, tax: 0n }
  const total = before.income + share
  const steps = { band: null, taxed: decimal(0n), ...(rule && stepsOf(rule, total, decimal)) }
  return {
    ...{ rule: rule?.kind ?? 'undecided', version: rule?.version ?? 1, month, rate: rateOf(rule) },
    ...{ before: decimal(before.income), withheld: decimal(before.withheld), share: decimal(share) },
    ...{ total: decimal(total), ...steps, on_total: decimal(tax + before.withheld), tax: decimal(tax) },
  }
}

const rateOf = (rule: TaxRule | undefined) =>
  typeof rule?.treatyRate === 'number' ? (rule.treatyRate / 100).toFixed(2) : ''

/** What only one rule has to explain. */
function stepsOf(
  { kind, version, treatyRate }: TaxRule,
  total: bigint,
  decimal: (amount: bigint) => string,
): Partial<TaxPart> | undefined {
  if (kind === 'royalty' || kind === 'service') {
    const { band, taxed } = bandOf(total, kind === 'royalty' ? royaltyOf(version) : serviceOf(version))
    return { band, taxed: decimal(taxed) }
  }
  if (!isOfNonResident(kind)) return undefined
  const law = nonResidentOf(version)
  const byTable = treatyRate === null ? {} : { by_table: decimal(tableTaxOn(total, law)) }
  return { taxed: decimal(taxedOfNonResident(total, law)), ...byTable }
}
