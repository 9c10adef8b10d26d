// Apart from what needs schemas: a guest's browser computes with it too.

/**
 * Royalties by the income tax law of mainland China. Up to `smallIncome` a fixed sum is free of tax, above it a part of the
 * income. Sums are in yuan, parts in percent.
 */
export const royaltyTax = { free: 800, smallIncome: 4000, freePercent: 20, taxPercent: 20 } as const

const yuan = (sum: number) => BigInt(sum) * 100n

/** On what one person is paid in one month, in fen; a rest below a fen is rounded to the nearest. */
export function royaltyTaxOn(income: bigint): bigint {
  const { free, smallIncome, freePercent, taxPercent } = royaltyTax
  if (income <= yuan(free)) return 0n
  const taxedHundredfold =
    income <= yuan(smallIncome) ? (income - yuan(free)) * 100n : income * BigInt(100 - freePercent)
  return (taxedHundredfold * BigInt(taxPercent) + 5000n) / 10_000n
}
