// What becomes of an amount that a channel pays, step by step. Whole minor units, rounded where the ledger rounds.
import { royaltyTaxOn, royaltyToday } from '#contract/payouts/royalty-tax'

export interface MoneyTerms {
  /** A decimal such as 0.8: the part of the income that is the member's. */
  rate: string
  /** In minor units. */
  fee: bigint
  /** Whether the royalty rule holds; it is mainland law. */
  isTaxed: boolean
}

export function wayOfMoney(paid: bigint, { rate, fee, isTaxed }: MoneyTerms) {
  const share = shareOf(paid, rate)
  const withheld = isTaxed ? royaltyTaxOn(share, royaltyToday()) : 0n
  const left = share - withheld - fee
  return { share, kept: paid - share, withheld, fee, arrives: left > 0n ? left : 0n }
}

/** The rate has four decimals; half a unit rounds up, once. */
function shareOf(paid: bigint, rate: string): bigint {
  const tenThousandths = BigInt(Math.round(Number(rate) * 10_000))
  return (paid * tenThousandths + 5000n) / 10_000n
}

/** What somebody typed, in minor units; undefined: not an amount. */
export function readAmount(typed: string, exponent: number): bigint | undefined {
  const text = typed.replace(/[,\s，]/g, '')
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
}

export function decimalOf(amount: bigint, exponent: number): string {
  const digits = amount.toString().padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
