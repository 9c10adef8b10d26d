// Apart from what needs schemas: a guest's browser computes with it too.

/**
 * Royalties by the income tax law of mainland China. Up to `smallIncome` a fixed sum is free of tax, above it a part of the
 * income. Sums are in yuan, parts in percent.
 */
export const royaltyTax = { free: 800, smallIncome: 4000, freePercent: 20, taxPercent: 20 } as const

const yuan = (sum: number) => BigInt(sum) * 100n
const { free, smallIncome, freePercent, taxPercent } = royaltyTax

/** A hundredth of a fen: twenty percent of a fen must not be lost before the tax is rounded. */
function taxedHundredfold(income: bigint): bigint {
  if (income <= yuan(free)) return 0n
  return income <= yuan(smallIncome) ? (income - yuan(free)) * 100n : income * BigInt(100 - freePercent)
}

/** On what one person is paid in one month, in fen; a rest below a fen is rounded to the nearest. */
export function royaltyTaxOn(income: bigint): bigint {
  return (taxedHundredfold(income) * BigInt(taxPercent) + 5000n) / 10_000n
}

/** Which deduction applies, and what it leaves of the income; rounded, to be shown. */
export function royaltyBand(income: bigint): { band: 'free' | 'small' | 'large'; taxed: bigint } {
  const band = income <= yuan(free) ? 'free' : income <= yuan(smallIncome) ? 'small' : 'large'
  return { band, taxed: (taxedHundredfold(income) + 50n) / 100n }
}
