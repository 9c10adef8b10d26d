// What the income tax law of mainland China says about services of people who are resident there, as data. Sums are in yuan, parts in percent.
// Source: State Taxation Administration, Announcement 2018 No. 61, article 8 and its table 2.
import type { TaxStep } from './tax-steps'

export interface ServiceLaw {
  version: number
  /** The first month whose withdrawals it is about. */
  from: string
  /** Up to `smallIncome` this sum is free of tax, above it a part of the income. */
  free: number
  smallIncome: number
  freePercent: number
  steps: readonly TaxStep[]
}

/** The newest last. */
export const serviceVersions: readonly [ServiceLaw, ...ServiceLaw[]] = [
  {
    ...{ version: 1, from: '2019-01', free: 800, smallIncome: 4000, freePercent: 20 },
    steps: [
      { upTo: 20_000, percent: 20, less: 0 },
      { upTo: 50_000, percent: 30, less: 2000 },
      { upTo: null, percent: 40, less: 7000 },
    ],
  },
]
