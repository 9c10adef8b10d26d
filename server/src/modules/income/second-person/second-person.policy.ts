// When one person of finance is not enough to record a payment, or to move it to another report.
import { type Currency, currencyExponents } from '#contract/currency'
import type { SecondPersonReason } from '#contract/income/money-request'

export interface PaymentFacts {
  currency: Currency
  /** Minor units of the report's currency. */
  settled: bigint
  charges: bigint
  bank: Sum
  receivedOn: string
  /** What is owed for the report before it, in minor units. */
  open: bigint
  /** What was recorded for the report by one person each, in all currencies: parts count together. */
  recordedAlone: readonly Part[]
  /** The first day that the report is about. */
  earliest: string | null
  rates: Rates
  site: Limit
}

/** Minor units. */
interface Sum {
  currency: Currency
  amount: bigint
}

/** What was settled, and what the bank has of it; null: nothing arrived, because it was moved. */
export interface Part {
  settled: Sum
  bank: Sum | null
}

/** What a unit of a currency of the report is worth in the site's, as a decimal number, where that is known. */
export type Rates = ReadonlyMap<Currency, string>

export interface Limit {
  currency: Currency
  /** Minor units; null: one person is enough for every amount. */
  above: bigint | null
}

/** None: one person is enough. */
export function whySecondPerson(facts: PaymentFacts): SecondPersonReason[] {
  const { settled, open, earliest, receivedOn } = facts
  const reasons: [SecondPersonReason, boolean][] = [
    ['takes_back', settled < 0n],
    ['large', isLarge(facts)],
    ['surplus', settled > 0n && settled > (open > 0n ? open : 0n)],
    ['early', earliest !== null && receivedOn < earliest],
    ['charges', facts.charges < 0n || facts.charges * 10n > absolute(settled)],
    ['rate', !isExplained(facts)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

const isLarge = ({ currency, settled, bank, recordedAlone, rates, site }: PaymentFacts) =>
  isAboveLimit(site, [...recordedAlone, { settled: { currency, amount: settled }, bank }], rates)

/** Each part counts as what was settled or as what arrived, whichever is more. */
export function isAboveLimit({ currency, above }: Limit, parts: readonly Part[], rates: Rates): boolean {
  if (above === null) return false
  const worth = (sum: Sum) => worthInSite(sum, currency, rates)
  const together = parts.map(({ settled, bank }) => larger(worth(settled), bank ? worth(bank) : 0n))
  return together.reduce((sum, part) => sum + part, 0n) > inFineUnits({ currency, amount: above }) * one
}

/** Where no rate is known, units are compared with units: the limit is the same number in that currency. */
function worthInSite(sum: Sum, site: Currency, rates: Rates): bigint {
  const rate = sum.currency === site ? undefined : rates.get(sum.currency)
  return inFineUnits(sum) * (rate === undefined ? one : exactly(rate))
}

/** A rate has at most ten digits behind its point, a currency at most two. */
const rateDigits = 10
const currencyDigits = 2
const one = 10n ** BigInt(rateDigits)
const inFineUnits = ({ currency, amount }: Sum) =>
  amount * 10n ** BigInt(currencyDigits - currencyExponents[currency])
/** In parts of `one`. */
function exactly(rate: string): bigint {
  const [whole = '', behind = ''] = rate.split('.')
  return BigInt(whole + behind.padEnd(rateDigits, '0'))
}

const larger = (first: bigint, second: bigint) => (first > second ? first : second)

/** What arrived in another currency is what the report's rate makes of it; what is lost on the way, charges too, is a tenth at most. */
function isExplained({ currency, settled, bank, rates, site }: PaymentFacts): boolean {
  if (bank.currency === currency) return true
  const rate = rates.get(currency)
  if (bank.currency !== site.currency || rate === undefined) return false
  const expected = (Number(settled) / Number(scale(currency))) * Number(rate)
  const arrived = Number(bank.amount) / Number(scale(bank.currency))
  return Math.abs(arrived - expected) <= Math.abs(expected) / 10
}

const scale = (currency: Currency) => 10n ** BigInt(currencyExponents[currency])
const absolute = (amount: bigint) => (amount < 0n ? -amount : amount)
