// What a withdrawal pays out: the share, less tax, less what is owed of earlier months, less the fee. And how the tax comes about.
import { firstDayOf, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import { royaltyBand, royaltyIn, royaltyTaxOn } from '#contract/payouts/royalty-tax'
import { type MonthSoFar, noMonth, type TaxRule, taxOn, versionIn } from '#contract/payouts/tax-rules'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { findTaxChoice, listOpenDues, type OpenDue, sumMonth } from './tax.queries'

export interface Taxed {
  memberId: number
  index: Buffer
  document: 'resident_id' | 'passport' | 'company'
}

export interface Figures {
  gross: bigint
  share: bigint
  tax: bigint
  due: bigint
  fee: bigint
  net: bigint
  dues: OpenDue[]
  rule: TaxRule['kind'] | 'undecided'
  computation: TaxComputation
}

interface Wanted {
  person: Taxed
  currency: Currency
  /** The site's rule for people. */
  siteRule: 'royalty' | 'none'
  gross: bigint
  share: bigint
  fee: bigint
  now: Date
}

/** Under the person's lock it is what will be withheld; without it, what would be at this moment. */
export async function computeFigures(tx: Tx, wanted: Wanted): Promise<Figures> {
  const { person, currency, gross, share, fee, now } = wanted
  const month = monthInChina(now)
  const rule = await ruleFor(tx, wanted, month)
  const before =
    rule?.kind === 'royalty' ? await sumMonth(tx, person.index, firstDayOf(month), currency) : noMonth
  const tax = rule ? taxOn(rule, share, before) : 0n
  const dues = await duesOf(tx, person.index, currency, firstDayOf(month))
  const due = dues.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    ...{ gross, share, tax, due, fee, net: share - tax - due - fee, dues },
    rule: rule?.kind ?? 'undecided',
    computation: explain({ rule, before, share, tax, month, currency }),
  }
}

/** Of months that are over. What was withheld in one after a payment in it came to nothing has made up for it by itself. */
async function duesOf(tx: Tx, index: Buffer, currency: Currency, before: string): Promise<OpenDue[]> {
  const dues: OpenDue[] = []
  for (const { month, amount, paid } of await listOpenDues(tx, index, currency, before)) {
    const { income, withheld } = await sumMonth(tx, index, month, currency)
    const owed = royaltyTaxOn(income, royaltyIn(month.slice(0, 7))) - withheld - paid
    if (owed > 0n) dues.push({ month, amount: owed < amount ? owed : amount })
  }
  return dues
}

/** Undefined: staff have to choose. */
async function ruleFor(
  tx: Tx,
  { person, currency, siteRule }: Wanted,
  month: string,
): Promise<TaxRule | undefined> {
  const ruleOf = (kind: TaxRule['kind'], rate = 0) => ({ kind, rate, version: versionIn(kind, month) })
  if (person.document === 'company') return ruleOf('company')
  const choice = person.document === 'passport' ? await findTaxChoice(tx, person.memberId) : undefined
  if (person.document === 'passport' && !choice) return undefined
  const kind = (choice?.rule as 'royalty' | 'non_resident' | 'none' | undefined) ?? siteRule
  // The law counts in yuan.
  return kind === 'royalty' && currency !== 'CNY' ? ruleOf('none') : ruleOf(kind, choice?.rate)
}

interface Explained {
  rule: TaxRule | undefined
  before: MonthSoFar
  share: bigint
  tax: bigint
  month: string
  currency: Currency
}

function explain({ rule, before, share, tax, month, currency }: Explained): TaxComputation {
  const decimal = (amount: bigint) => toDecimal({ amount: minor(amount), currency })
  const total = before.income + share
  const { band, taxed } = royaltyBand(total, royaltyIn(month))
  const isRoyalty = rule?.kind === 'royalty'
  return {
    ...{ rule: rule?.kind ?? 'undecided', version: rule?.version ?? 1, month },
    rate: rule?.kind === 'non_resident' ? (rule.rate / 100).toFixed(2) : '',
    ...{ before: decimal(before.income), withheld: decimal(before.withheld), share: decimal(share) },
    ...{ total: decimal(total), band: isRoyalty ? band : null },
    taxed: decimal(isRoyalty ? taxed : rule?.kind === 'non_resident' ? share : 0n),
    ...{ on_total: decimal(tax + before.withheld), tax: decimal(tax) },
  }
}
