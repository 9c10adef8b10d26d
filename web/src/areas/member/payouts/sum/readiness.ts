// Whether the chosen bills can be submitted at this moment, and if not, what stands in the way.
import type { WithdrawalObstacle } from '#contract/payouts/withdrawal'
import type { Preview } from '../withdrawal-queries'

export type Stopping = Exclude<WithdrawalObstacle, 'invoice_missing'>

/** The invoice comes with the submission itself: it keeps nobody from beginning. A wait ends while the page stands open. */
export function obstaclesOf({ obstacles, from }: Preview, now: number): Stopping[] {
  const isOver = from !== null && Date.parse(from) <= now
  return obstacles.filter(
    (obstacle): obstacle is Stopping => obstacle !== 'invoice_missing' && !(obstacle === 'wait' && isOver),
  )
}

export interface TimeLeft {
  hours: number
  minutes: number
}

export function timeLeft(until: string, now: number): TimeLeft {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** A day is said as people say it. */
export function dayOf(moment: string, now: number): 'today' | 'tomorrow' | 'later' {
  const [then, today] = [new Date(moment), new Date(now)]
  const days = (atNoon(then) - atNoon(today)) / 86_400_000
  return Math.round(days) <= 0 ? 'today' : Math.round(days) === 1 ? 'tomorrow' : 'later'
}

const atNoon = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
