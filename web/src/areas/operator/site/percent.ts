// A rate is kept as 0.8125 and shown as 81.25: the point is moved, nothing is multiplied.
import { percentOf } from '#contract/percent'

export const toPercent = percentOf

/** Undefined: not a percentage from 0 to 100 with at most two decimals. */
export function fromPercent(text: string): string | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const digits = `${(match[1] ?? '').padStart(3, '0')}${(match[2] ?? '').padEnd(2, '0')}`
  const rate = `${digits.slice(0, 1)}.${digits.slice(1)}`
  return rate <= '1.0000' ? rate : undefined
}
