import { monthAfter, monthInChina } from '#contract/china-months'

const offered = 24

/** The months that are over in China, the latest first. */
export function lastMonths(now: Date): string[] {
  const present = monthInChina(now)
  return Array.from({ length: offered }, (_, index) => monthAfter(present, -1 - index))
}
