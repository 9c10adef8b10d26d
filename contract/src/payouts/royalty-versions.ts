// What the income tax law of mainland China says about royalties, as data. Sums are in yuan, parts in percent.

export interface RoyaltyLaw {
  version: number
  /** The first month whose withdrawals it is about. */
  from: string
  /** Up to `smallIncome` this sum is free of tax, above it a part of the income. */
  free: number
  smallIncome: number
  freePercent: number
  taxPercent: number
}

/** The newest last. A change of the law is a new version from a month on; the ones before stay as they were. */
export const royaltyVersions: readonly [RoyaltyLaw, ...RoyaltyLaw[]] = [
  { version: 1, from: '2019-01', free: 800, smallIncome: 4000, freePercent: 20, taxPercent: 20 },
]
