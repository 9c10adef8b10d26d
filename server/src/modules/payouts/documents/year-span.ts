import { beginOfMonth } from '#contract/china-months'

/** A year in China, from its first moment to that of the next. */
export const spanOf = (year: number) => ({
  from: beginOfMonth(`${year}-01`),
  to: beginOfMonth(`${year + 1}-01`),
})

export const isOver = (year: number, now: Date) => now.getTime() >= spanOf(year).to.getTime()

/** Whole seconds, as documents keep them: its last one. */
export const endOf = (year: number) => new Date(spanOf(year).to.getTime() - 1000).toISOString()
