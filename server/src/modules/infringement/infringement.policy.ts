// What may be done about a case as it stands. The answers travel to the desk as `can`.
import { caseStateAfter, type staffEvents } from '#contract/infringement/case-state'
import type { CaseRecord } from './infringement.queries'

type Standing = Pick<CaseRecord, 'state' | 'due_at'>

/** Whoever may still answer is heard first. */
export const mayMemberStillAnswer = ({ state, due_at }: Standing, now: Date): boolean =>
  state === 'measured' && due_at !== null && due_at > now

export function canDecide(claim: Standing, event: (typeof staffEvents)[number], now: Date): boolean {
  if (event === 'uphold' && mayMemberStillAnswer(claim, now)) return false
  return caseStateAfter(claim.state, event) !== undefined
}

/** Before anything was done about it. */
export const canNameWork = ({ state }: Standing) => caseStateAfter(state, 'takeMeasure') !== undefined
