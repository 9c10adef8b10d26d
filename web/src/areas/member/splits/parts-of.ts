// Parts as pictures and amounts. Percents are counted in hundredths, so that nothing drifts.
import { type Currency, currencyExponents } from '#contract/currency'
import { wholePart } from '#contract/income/split-percent'
import { minor, parseMoney, toDecimal } from '#contract/money'

/** `12.50` and also `0.00`. */
export function partOf(percent: string): number {
  return Math.round(Number(percent) * 100)
}

/** A part of an amount, rounded half away from zero, as an example to look at. */
export function shareOf(amount: string, percent: string, currency: Currency): string {
  const money = parseMoney(amount.slice(0, lengthFor(amount, currency)), currency)
  const product = money.amount * BigInt(partOf(percent))
  const whole = BigInt(wholePart)
  const half = product < 0n ? -whole / 2n : whole / 2n
  return toDecimal({ amount: minor((product + half) / whole), currency })
}

function lengthFor(amount: string, currency: Currency): number {
  const point = amount.indexOf('.')
  return point < 0
    ? amount.length
    : point + (currencyExponents[currency] ? currencyExponents[currency] + 1 : 0)
}

/** So many lines of the picture each part gets: one for 5%, and at least one for whoever has a part. */
export function linesOf(parts: readonly number[], all = 20): number[] {
  return parts.map(part => (part === 0 ? 0 : Math.max(1, Math.round((part * all) / wholePart))))
}
