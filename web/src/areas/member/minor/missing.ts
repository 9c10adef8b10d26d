// What is still to be given before everything can be handed in, in the order of the page.
import { minorDocuments } from '#contract/identity/account'
import type { Identity } from '../../../features/account/identity-queries'

export const parts = ['child', 'guardian', ...minorDocuments] as const
export type Part = (typeof parts)[number]
export type PartState = 'missing' | 'refused' | 'there'

const ofChild = ['name', 'document', 'number', 'birth_date']

/** Which part of the page a reason of the operator belongs to. */
export function partOfReason(field: string): Part | undefined {
  if (ofChild.includes(field)) return 'child'
  if (field.startsWith('guardian_') && field !== 'guardian_id') return 'guardian'
  return parts.find(part => part === field)
}

/** `corrected`: what has been given anew since the refusal. */
export function partStates(identity: Identity, corrected: ReadonlySet<Part>): Record<Part, PartState> {
  const refused = new Set(identity.reasons.map(({ field }) => partOfReason(field)))
  const isRefusal = identity.state === 'refused' && identity.path === 'minor'
  const isThere = (part: Part) => {
    // What was handed in as an adult's identity is not the child's.
    if (part === 'child') return identity.real_name?.is_minor === true
    if (part === 'guardian') return identity.guardian !== null
    return identity.documents.some(({ kind, present }) => kind === part && present)
  }
  const stateOf = (part: Part): PartState => {
    if (!isThere(part)) return 'missing'
    const isRefused = isRefusal && refused.has(part) && !corrected.has(part)
    return isRefused ? 'refused' : 'there'
  }
  return Object.fromEntries(parts.map(part => [part, stateOf(part)])) as Record<Part, PartState>
}

export function openParts(states: Record<Part, PartState>): Part[] {
  return parts.filter(part => states[part] !== 'there')
}
