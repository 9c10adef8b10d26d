// Months as the wire writes them: 2026-05. The present one is China's, whatever clock the browser has.
import { monthAfter, monthInChina } from '#contract/china-months'

/** Every month from this one to the present, the newest first. */
export function monthsFrom(first: string | null, now = new Date()): string[] {
  const last = monthInChina(now)
  const count = Math.max(1, indexOf(last) - indexOf(first ?? last) + 1)
  return Array.from({ length: Math.min(count, 240) }, (_, back) => monthAfter(last, -back))
}

/** So many months before, or after where negative. */
export const monthsBefore = (month: string, count: number) => monthAfter(month, -count)

/** How many months later the second one is. */
export const monthsBetween = (from: string, to: string) => indexOf(to) - indexOf(from)

function indexOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number
}
