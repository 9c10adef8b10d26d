import type { BoundAccount } from '../payout-queries'

/** The last four digits, all that is ever told of a number. */
export const endOf = ({ number_masked }: Pick<BoundAccount, 'number_masked'>) => number_masked.slice(-4)
