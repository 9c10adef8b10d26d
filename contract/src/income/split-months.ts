import { beginOfMonth } from '../china-months'
import { splitRules } from './split-state'

/** When an invitation ends: after its days, or when its month begins. */
export function endOfProposal(fromMonth: string, now: Date): Date {
  const days = new Date(now.getTime() + splitRules.days * 86_400_000)
  const begin = beginOfMonth(fromMonth)
  return begin < days ? begin : days
}
