// What money waits for, and what is withheld from a person's royalties. Pages that explain it and the code that pays read
// the same figures.
import { type MinorUnits, minor } from '../money'

/** A bill nobody objects to counts as confirmed after so many days. */
export const confirmDays = 15

/** A new bank account, mobile number, guardian or a recovered password: so long nothing is withdrawn. */
export const withdrawalWaitHours = 24

/**
 * Royalties by the income tax law of mainland China. Up to `smallIncome` a fixed sum is free of tax, above it a part of the
 * income. Sums are in yuan, parts in percent.
 */
export const royaltyTax = { free: 800, smallIncome: 4000, freePercent: 20, taxPercent: 20 } as const

const yuan = (sum: number) => BigInt(sum) * 100n

/** On what one person is paid in one month, in fen; a rest below a fen is rounded to the nearest. */
export function royaltyTaxOn(income: MinorUnits): MinorUnits {
  const { free, smallIncome, freePercent, taxPercent } = royaltyTax
  if (income <= yuan(free)) return minor(0n)
  const taxedHundredfold =
    income <= yuan(smallIncome) ? (income - yuan(free)) * 100n : income * BigInt(100 - freePercent)
  return minor((taxedHundredfold * BigInt(taxPercent) + 5000n) / 10_000n)
}
