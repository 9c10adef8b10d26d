// Parts of a recording: decimal percents on the wire, whole hundredths of a percent inside, so that sums are exact.
import { z } from 'zod'

export const wholePart = 10_000

const form = /^(\d{1,2}|100)(\.\d{1,2})?$/

/** From 0.01 to 100 with at most two decimals, such as `12.5`. */
export const percent = z
  .string()
  .regex(form)
  .refine(text => isPart(partOf(text)))

/** In hundredths of a percent; undefined: not a percent. */
export function readPercent(text: string): number | undefined {
  const plain = text.trim().normalize('NFKC').replace(/\s*%$/, '').replace(',', '.')
  return form.test(plain) && isPart(partOf(plain)) ? partOf(plain) : undefined
}

function partOf(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

const isPart = (part: number) => part >= 1 && part <= wholePart

/** Always with both decimals. */
export function writePercent(part: number): string {
  return `${Math.trunc(part / 100)}.${String(part % 100).padStart(2, '0')}`
}
