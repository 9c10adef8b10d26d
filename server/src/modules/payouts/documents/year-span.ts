/** A year in China, from its first moment to that of the next. */
export const spanOf = (year: number) => ({
  from: new Date(`${year}-01-01T00:00:00+08:00`),
  to: new Date(`${year + 1}-01-01T00:00:00+08:00`),
})

/** Whole seconds, as documents keep them: its last one. */
export const endOf = (year: number) => new Date(spanOf(year).to.getTime() - 1000).toISOString()
