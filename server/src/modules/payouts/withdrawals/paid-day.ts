// On which day a bank may have paid, as a colleague or the bank's file says it.

/** Nothing is paid before it was approved, or again before it came back (payable-since.ts), or tomorrow. A clock that was set back since is no reason to refuse today. Days in China. */
export const isPossibleDay = (day: string, since: string, today: string) =>
  day <= today && (day >= since || day === today)

/** At noon in China; of a day that is not over, no later than now. */
export const momentOfDay = (day: string, now: Date) =>
  new Date(Math.min(Date.parse(`${day}T12:00:00+08:00`), now.getTime()))
