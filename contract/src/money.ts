// Money is an integer of the currency's minor unit plus the currency; on the wire it is a decimal string.
import { z } from 'zod'
import { type Currency, currencyExponents } from './currency'

declare const minorUnits: unique symbol
export type MinorUnits = bigint & { readonly [minorUnits]: true }

export interface Money {
  amount: MinorUnits
  currency: Currency
}

/** A decimal string such as `1284.50`: never a float, never with separators. */
export const decimalAmount = z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/)

export function minor(amount: bigint): MinorUnits {
  return amount as MinorUnits
}

export function parseMoney(text: string, currency: Currency): Money {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`not an amount: ${text}`)
  const exponent = currencyExponents[currency]
  const [, sign = '', whole = '0', fraction = ''] = match
  if (fraction.length > exponent) throw new RangeError(`${currency} has ${exponent} decimals: ${text}`)
  const amount = BigInt(whole + fraction.padEnd(exponent, '0'))
  return { amount: minor(sign ? -amount : amount), currency }
}

/** Minor units as they come from the database. */
export const inDecimals = (amount: bigint | number | string, currency: Currency) =>
  toDecimal({ amount: minor(BigInt(amount)), currency })

export function toDecimal({ amount, currency }: Money): string {
  const exponent = currencyExponents[currency]
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const sign = amount < 0n ? '-' : ''
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`
}
