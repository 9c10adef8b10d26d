// What a withdrawal pays out: the share, less tax, less what is owed of earlier months, less the fee. And how the tax comes about.
import { firstDayOf, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import {
  isMonthly,
  noMonth,
  serviceRuleOf,
  type TaxRule,
  taxOn,
  versionIn,
} from '#contract/payouts/tax-rules'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { explain } from './explain'
import { owedOf } from './owed'
import { type ServiceShare, sumServices, type WhichBills } from './services.queries'
import { findResidence, listOpenDues, type OpenDue, sumMonth } from './tax.queries'
import type { RuleNow, TaxedPart } from './taxed-part'
import { findTreaty } from './treaties.queries'

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
  /** Empty: staff have to settle residence first. */
  parts: TaxedPart[]
  rule: TaxRule['kind'] | 'undecided'
  /** Something about the tax is not settled yet: nothing is approved before. */
  isOpen: boolean
  computation: TaxComputation
}

interface Wanted {
  person: Taxed
  currency: Currency
  /** The site's rule for people. */
  siteRule: 'royalty' | 'none'
  bills: WhichBills
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
  const services = await servicesOf(tx, wanted, rule)
  const parts = rule ? await partsOf(tx, wanted, rule, services.share) : []
  const tax = parts.reduce((sum, part) => sum + part.tax, 0n)
  const dues = await duesOf(tx, person.index, currency, firstDayOf(month))
  const due = dues.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    ...{ gross, share, tax, due, fee, net: share - tax - due - fee, dues, parts },
    ...{ rule: parts[0]?.rule.kind ?? 'undecided', isOpen: parts.length === 0 || services.isOpen },
    computation: explain(parts, { share, month, currency }),
  }
}

/** Of months that are over. What was withheld in one after a payment in it came to nothing has made up for it by itself. */
async function duesOf(tx: Tx, index: Buffer, currency: Currency, before: string): Promise<OpenDue[]> {
  const dues: OpenDue[] = []
  for (const { rule, month, amount, paid } of await listOpenDues(tx, index, currency, before)) {
    const owed = (await owedOf(tx, { index, rule, month, currency })) - paid
    if (owed > 0n) dues.push({ rule, month, amount: owed < amount ? owed : amount })
  }
  return dues
}

/** Undefined: staff have to settle residence. */
async function ruleFor(
  tx: Tx,
  { person, currency, siteRule, now }: Wanted,
  month: string,
): Promise<RuleNow | undefined> {
  if (person.document === 'company') return ruleIn(month, 'company')
  const residence = person.document === 'passport' ? await findResidence(tx, person.memberId) : 'resident'
  if (!residence) return undefined
  const kind = person.document === 'passport' ? kindOf[residence] : siteRule
  // The law counts in yuan.
  if (currency !== 'CNY') return ruleIn(month, 'none')
  if (kind !== 'non_resident') return ruleIn(month, kind)
  const treaty = await findTreaty(tx, person.memberId, person.index, todayInChina(now))
  return { ...ruleIn(month, kind), treatyRate: treaty?.rate ?? null, treatyId: treaty?.id ?? null }
}

const kindOf = { resident: 'royalty', non_resident: 'non_resident' } as const

const ruleIn = (month: string, kind: TaxRule['kind']): RuleNow => ({
  ...{ kind, version: versionIn(kind, month), treatyRate: null, treatyId: null },
})

const noServices: ServiceShare = { share: 0n, isOpen: false }

/** Where nothing is withheld it does not matter what is paid for. */
const servicesOf = (tx: Tx, { bills }: Wanted, rule: RuleNow | undefined): Promise<ServiceShare> =>
  rule && isMonthly(rule.kind) ? sumServices(tx, bills) : Promise.resolve(noServices)

/** Royalties first; what is nothing is no part, unless everything is nothing. A treaty's rate is one for royalties. */
async function partsOf(tx: Tx, wanted: Wanted, rule: RuleNow, services: bigint): Promise<TaxedPart[]> {
  const { share, now } = wanted
  if (services === 0n || (rule.kind !== 'royalty' && rule.kind !== 'non_resident')) {
    return [await partOf(tx, wanted, rule, share)]
  }
  const serviceRule = ruleIn(monthInChina(now), serviceRuleOf[rule.kind])
  const service = await partOf(tx, wanted, serviceRule, services)
  return share === services ? [service] : [await partOf(tx, wanted, rule, share - services), service]
}

async function partOf(
  tx: Tx,
  { person, currency, now }: Wanted,
  rule: RuleNow,
  share: bigint,
): Promise<TaxedPart> {
  const month = firstDayOf(monthInChina(now))
  const before = isMonthly(rule.kind)
    ? await sumMonth(tx, { index: person.index, rule: rule.kind, month, currency })
    : noMonth
  return { rule, share, before, tax: taxOn(rule, share, before) }
}
