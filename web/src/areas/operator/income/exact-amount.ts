// Sums of a report are as exact as its lines: any number of decimals, far more than a float holds.
import { type Currency, currencyExponents } from '#contract/currency'

interface Exact {
  units: bigint
  decimals: number
}

function parse(amount: string): Exact {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const units = BigInt(whole + fraction)
  return { units: amount.startsWith('-') ? -units : units, decimals: fraction.length }
}

function write({ units, decimals }: Exact): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export function addExact(...amounts: string[]): string {
  const parts = amounts.map(parse)
  const decimals = Math.max(0, ...parts.map(part => part.decimals))
  const units = parts.reduce((sum, part) => sum + part.units * 10n ** BigInt(decimals - part.decimals), 0n)
  return write({ units, decimals })
}

export function negated(amount: string): string {
  const { units, decimals } = parse(amount)
  return write({ units: -units, decimals })
}

export const isZero = (amount: string) => parse(amount).units === 0n

/** In whole units of the currency, half away from zero, as a bill is rounded. */
export function rounded(amount: string, currency: Currency): string {
  const { units, decimals } = parse(amount)
  const exponent = currencyExponents[currency]
  if (decimals <= exponent) return amount
  const step = 10n ** BigInt(decimals - exponent)
  const half = units < 0n ? -step / 2n : step / 2n
  return write({ units: (units + half) / step, decimals: exponent })
}

/** From 0 to 1, for drawing; nothing else is reckoned in floats. */
export function shareOf(amount: string, largest: string): number {
  const most = Number(largest)
  return most === 0 ? 0 : Math.min(1, Math.max(0, Number(amount) / most))
}
