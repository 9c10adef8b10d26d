// Beyond this nobody's sale goes: a cell that was shifted or mistyped. Twelve digits are a barcode's, and one that stands where money belongs must not
// become an amount; eleven are enough for a total in rupiah or dong. Amounts are added up as decimals of any length and are counted in minor units
// only when they are posted, which what is beyond exact counting is refused for (`isBeyondLedger`). Plays are added up in whole numbers of 64 bits,
// and all lines of the largest file that is taken must add up in them.
import type { ColumnPlan } from './column-plan'
import type { Fault } from './read-sale'
import type { SaleLine } from './report-line'

/** Before the point, of an amount in whatever currency: less than a hundred billion. */
export const mostWholeDigits = 11
/** As many digits. */
export const largestQuantity = 10 ** 11 - 1
/** Of a line as payers write them, who say what was sold, where and when. */
export const leastBytesOfLine = 95

export function findTooLarge({ amount, quantity }: SaleLine, { index }: ColumnPlan): Fault | undefined {
  if (amount.length > mostWholeDigits && countWhole(amount) > mostWholeDigits)
    return { reason: 'amountTooLarge', index: index.amount }
  if (isTooMany(quantity)) return { reason: 'quantityTooLarge', index: index.quantity }
  return undefined
}

export const isTooMany = (quantity: number) => Math.abs(quantity) > largestQuantity

function countWhole(amount: string): number {
  const point = amount.indexOf('.')
  return (point < 0 ? amount.length : point) - (amount.startsWith('-') ? 1 : 0)
}
