// When one person of finance is not enough to record a payment, or to move it to another report.
import { type Currency, currencyExponents } from '#contract/currency'
import type { SecondPersonReason } from '#contract/income/money-request'

export interface PaymentFacts {
  currency: Currency
  /** Minor units of the report's currency. */
  settled: bigint
  charges: bigint
  bank: { currency: Currency; amount: bigint }
  receivedOn: string
  /** What is owed for the report before it, in minor units. */
  open: bigint
  /** What was recorded for the report by one person each: parts count together. */
  recordedAlone: bigint
  /** The first day that the report is about. */
  earliest: string | null
  /** What a unit of the report's currency is worth in the site's, where that is known. */
  rate: number | undefined
  site: Limit
}

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

const isLarge = ({ currency, settled, bank, recordedAlone, site }: PaymentFacts) =>
  isAboveLimit(site, settled + recordedAlone, currency) || isAboveLimit(site, bank.amount, bank.currency)

/** Units are compared with units: the limit is the same number in each currency. */
export function isAboveLimit({ currency, above }: Limit, amount: bigint, of: Currency): boolean {
  return above !== null && amount * scale(currency) > above * scale(of)
}

/** What arrived in another currency is what the report's rate makes of it; what is lost on the way, charges too, is a tenth at most. */
function isExplained({ currency, settled, bank, rate, site }: PaymentFacts): boolean {
  if (bank.currency === currency) return true
  if (bank.currency !== site.currency || rate === undefined) return false
  const expected = (Number(settled) / Number(scale(currency))) * rate
  const arrived = Number(bank.amount) / Number(scale(bank.currency))
  return Math.abs(arrived - expected) <= Math.abs(expected) / 10
}

const scale = (currency: Currency) => 10n ** BigInt(currencyExponents[currency])
const absolute = (amount: bigint) => (amount < 0n ? -amount : amount)
