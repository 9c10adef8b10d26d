// A progressive table as the law writes it: the whole sum at the rate of its step, less what the lower steps tax less.
export interface TaxStep {
  /** The step ends with this sum, which belongs to it; null: the last one. */
  upTo: number | null
  percent: number
  /** Taken off the tax, because the sums below are taxed at the lower steps. */
  less: number
}

/** A sum in yuan, in hundredths of a fen. */
const hundredfold = (yuan: number) => BigInt(yuan) * 10_000n

/** `taxed` in hundredths of a fen. */
export function stepOfTaxed(taxed: bigint, steps: readonly TaxStep[]): TaxStep {
  const step = steps.find(({ upTo }) => upTo === null || taxed <= hundredfold(upTo))
  if (!step) throw new Error('a table of the tax law has a last step')
  return step
}

/** In fen, half a fen up. */
export function taxByStep(taxed: bigint, steps: readonly TaxStep[]): bigint {
  const { percent, less } = stepOfTaxed(taxed, steps)
  return (taxed * BigInt(percent) - hundredfold(less) * 100n + 5000n) / 10_000n
}
