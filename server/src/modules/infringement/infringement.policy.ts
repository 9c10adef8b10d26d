// What may be done about a case as it stands. The answers travel to the desk as `can`.
import type { EvidenceKind } from '#contract/infringement/case-rules'
import { caseStateAfter, type staffEvents } from '#contract/infringement/case-state'
import type { CaseRecord } from './infringement.queries'

type Standing = Pick<CaseRecord, 'state' | 'due_at'>
type Confirmed = Pick<CaseRecord, 'is_open' | 'email_confirmed_at'>
type Holding = Pick<CaseRecord, 'is_open' | 'hold_until'>

/** Whoever may still answer is heard first. */
export const mayMemberStillAnswer = ({ state, due_at }: Standing, now: Date): boolean =>
  state === 'measured' && due_at !== null && due_at > now

export function canDecide(claim: Standing, event: (typeof staffEvents)[number], now: Date): boolean {
  if (event === 'uphold' && mayMemberStillAnswer(claim, now)) return false
  return caseStateAfter(claim.state, event) !== undefined
}

/** Before anything was done about it. */
export const canNameWork = ({ state }: Standing) => caseStateAfter(state, 'takeMeasure') !== undefined

/** What is missing before anything is held or taken down because of a claim: the key of a text. */
export function whyNotYet(
  { email_confirmed_at, work_id }: Pick<CaseRecord, 'email_confirmed_at' | 'work_id'>,
  evidence: readonly { side: string; kind: string }[],
): string | undefined {
  if (email_confirmed_at === null) return 'infringement.unconfirmed'
  if (work_id === null) return 'infringement.workMissing'
  const has = (wanted: EvidenceKind[]) =>
    evidence.some(({ side, kind }) => side === 'claimant' && wanted.includes(kind as EvidenceKind))
  if (!has(['right', 'evidence'])) return 'infringement.noEvidence'
  // The Civil Code, article 1195: the true identity of the right holder belongs to a notice.
  return has(['identity']) ? undefined : 'infringement.noIdentity'
}

export const canHold = ({ is_open, email_confirmed_at }: Confirmed) =>
  is_open === true && email_confirmed_at !== null

export const canEndHold = ({ is_open, hold_until }: Holding) => is_open === true && hold_until !== null

export const canAskConfirmation = ({ is_open, email_confirmed_at }: Confirmed) =>
  is_open === true && email_confirmed_at === null

/** To nobody knows whom no link is mailed. */
export const canRenewLink = ({ is_open, email_confirmed_at }: Confirmed) =>
  is_open === true && email_confirmed_at !== null
