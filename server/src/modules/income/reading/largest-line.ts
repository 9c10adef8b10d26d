// Beyond this nobody's sale goes: a cell that was shifted or mistyped. Minor units and plays are kept in whole numbers of 64 bits, and all lines of the
// largest file that is taken must still add up in them. What they come to together is looked at before it is posted (`isBeyondLedger`).
import type { ColumnPlan } from './column-plan'
import type { Fault } from './read-sale'
import type { SaleLine } from './report-line'

/** Before the point, of an amount in whatever currency: less than a billion, which is eleven digits of minor units. */
export const mostWholeDigits = 9
/** What eleven digits hold. */
export const largestQuantity = 10 ** 11 - 1
/** Of a line as payers write them, who say what was sold, where and when. */
export const leastBytesOfLine = 95

export function findTooLarge({ amount, quantity }: SaleLine, { index }: ColumnPlan): Fault | undefined {
  if (amount.length > mostWholeDigits && countWhole(amount) > mostWholeDigits)
    return { reason: 'amountTooLarge', index: index.amount }
  if (Math.abs(quantity) > largestQuantity) return { reason: 'quantityTooLarge', index: index.quantity }
  return undefined
}

function countWhole(amount: string): number {
  const point = amount.indexOf('.')
  return (point < 0 ? amount.length : point) - (amount.startsWith('-') ? 1 : 0)
}
