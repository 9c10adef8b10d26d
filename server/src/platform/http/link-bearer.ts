// Whom a link was made for. It is good only as long as their accounts are: who is frozen reads nothing more.
import { Refusal } from '../refusal'
import type { Secrets } from '../secrets'
import type { MemberActor, StaffActor } from './actor'

/** What links are made with; the context of every call has it. */
export interface Linking {
  secrets: Secrets
  now: Date
  actor:
    | Pick<MemberActor, 'kind' | 'memberId' | 'personId'>
    | Pick<StaffActor, 'kind' | 'staffId'>
    | { kind: 'claimant'; caseId: number }
}

/** A colleague's link needs two open accounts: the company's and their own. A claimant has none: they hold the secret link of a case. */
export type Bearer = { staffId: number } | { memberIds: number[] } | { caseId: number }

/** A plain word, as notes want it. */
export function writeBearer(actor: Linking['actor']): string {
  if (actor.kind === 'claimant') return `c${actor.caseId}`
  if (actor.kind === 'staff') return `s${actor.staffId}`
  return `m${[...new Set([actor.memberId, actor.personId])].join('-')}`
}

function readBearer(word: string): Bearer | undefined {
  if (/^s\d+$/.test(word)) return { staffId: Number(word.slice(1)) }
  if (/^c\d+$/.test(word)) return { caseId: Number(word.slice(1)) }
  if (/^m\d+(-\d+)?$/.test(word)) return { memberIds: word.slice(1).split('-').map(Number) }
  return undefined
}

/** Asked for every request: nothing is kept that a freezing would have to undo. */
export async function requireBearer(
  environment: { isBearerOpen(agentId: number, bearer: Bearer): Promise<boolean> },
  agentId: number,
  word: string,
): Promise<Bearer> {
  const bearer = readBearer(word)
  if (!bearer || !(await environment.isBearerOpen(agentId, bearer))) throw new Refusal('linkExpired')
  return bearer
}
