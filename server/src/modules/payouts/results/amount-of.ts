import type { Currency } from '#contract/currency'
import { parseMoney } from '#contract/money'
import { readAmount } from '../../income/income.public'

const marks = { decimalMark: '.', thousandsMark: ',' } as const

/** In minor units of the batch's own currency; undefined for what is no amount of it. */
export function amountOf(cell: string, currency: Currency): bigint | undefined {
  const read = readAmount(cell, marks)
  if (!read || (read.currency !== '' && read.currency !== currency)) return undefined
  try {
    return parseMoney(read.amount, currency).amount
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
