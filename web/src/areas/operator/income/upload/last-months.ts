const offered = 24

/** The months that are over, the latest first. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: offered }, (_, index) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1 - index, 1))
    return month.toISOString().slice(0, 7)
  })
}
