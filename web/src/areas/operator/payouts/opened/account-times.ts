// Where the moments of an account stand on a line from its beginning to now. Years and hours share it, so it is not to scale:
// what matters is the order, and how much of the line the wait takes.
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'

const hour = 3_600_000

export interface AccountTimes {
  boundAt: string
  submittedAt: string
  before: { boundAt: string } | null
  now: number
}

export type Mark = 'before' | 'bound' | 'over' | 'submitted' | 'now'

/** In the order of the line, each with its place from 0 to 1. */
export function placeMarks({
  boundAt,
  submittedAt,
  before,
  now,
}: AccountTimes): { mark: Mark; at: number; place: number }[] {
  const bound = Date.parse(boundAt)
  const times: { mark: Mark; at: number }[] = [
    ...(before ? [{ mark: 'before' as const, at: Date.parse(before.boundAt) }] : []),
    { mark: 'bound', at: bound },
    { mark: 'over', at: bound + withdrawalWaitHours * hour },
    { mark: 'submitted', at: Date.parse(submittedAt) },
    { mark: 'now', at: now },
  ]
  const inOrder = times.toSorted((a, b) => a.at - b.at)
  /** By the logarithm of the hours between two: a year is longer than a day, and both are seen. */
  const gaps = inOrder.map(({ at }, index) => {
    const last = inOrder[index - 1]
    return last ? 1 + Math.log10(1 + (at - last.at) / hour) : 0
  })
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  let gone = 0
  return inOrder.map((time, index) => {
    gone += gaps[index] ?? 0
    return { ...time, place: whole === 0 ? 0 : gone / whole }
  })
}
