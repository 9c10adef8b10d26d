// What the income tax law of mainland China says about royalties of people who are not resident there, as data. Sums are in yuan, parts in
// percent. Sources: Individual Income Tax Law, article 6; State Taxation Administration, Announcement 2018 No. 61, article 9 and its table 3.
import type { TaxStep } from './tax-steps'

export interface NonResidentLaw {
  version: number
  /** The first month whose withdrawals it is about. */
  from: string
  /** Part of the income that is not taxed. */
  freePercent: number
  steps: readonly TaxStep[]
}

/** By this version staff typed a flat rate for each payee. It is kept with what was withheld by it, and computes nothing any more. */
export const flatRateVersion = 1

/** The newest last. */
export const nonResidentVersions: readonly [NonResidentLaw, ...NonResidentLaw[]] = [
  {
    ...{ version: 2, from: '2019-01', freePercent: 20 },
    steps: [
      { upTo: 3000, percent: 3, less: 0 },
      { upTo: 12_000, percent: 10, less: 210 },
      { upTo: 25_000, percent: 20, less: 1410 },
      { upTo: 35_000, percent: 25, less: 2660 },
      { upTo: 55_000, percent: 30, less: 4410 },
      { upTo: 80_000, percent: 35, less: 7160 },
      { upTo: null, percent: 45, less: 15_160 },
    ],
  },
]
