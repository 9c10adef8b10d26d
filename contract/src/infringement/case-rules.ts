// Limits of the claim form, without schemas: guest pages read them too.
export const claimantRoles = ['owner', 'agent'] as const
export type ClaimantRole = (typeof claimantRoles)[number]

/** A person by name, a company by its name and the code or number under which it is registered. */
export const claimantKinds = ['person', 'company'] as const
export type ClaimantKind = (typeof claimantKinds)[number]

/** Who claims, that the right is theirs, and what infringes it. */
export const evidenceKinds = ['identity', 'right', 'evidence'] as const
/** Without these two a notice is not what the Civil Code, article 1195, asks for. */
export const neededProofs = ['identity', 'right'] as const satisfies readonly (typeof evidenceKinds)[number][]
export type EvidenceKind = (typeof evidenceKinds)[number]

export const infringedRights = [
  'recording',
  'song',
  'lyrics',
  'performance',
  'cover',
  'name',
  'other',
] as const
export type InfringedRight = (typeof infringedRights)[number]

export const claimScopes = ['work', 'track'] as const
export type ClaimScope = (typeof claimScopes)[number]

/** Of one form; and of a case, with what comes later. */
export const evidenceLimits = {
  files: 5,
  onCase: 10,
  bytes: 10 * 1024 * 1024,
  types: 'image/jpeg,image/png,application/pdf',
} as const
export const statementLength = { min: 20, max: 4000 } as const
export const nameLength = { min: 2, max: 60 } as const
export const companyLength = 100
export const registerNumberLength = { min: 4, max: 60 } as const
/** How the sender of a counter-notice is reached: a number or an address of mail. */
export const contactLength = { min: 5, max: 120 } as const
export const postalAddressLength = { min: 5, max: 200 } as const
/** Of one claimant, and from one network, as long as nothing is settled. */
export const mostOpenClaims = 5
/** A claim whose address nobody confirms by then was none. */
export const confirmWithinDays = 7
/** From when a claim counts, or what was asked for has come: by then rights staff look at it. */
export const lookWithinHours = 24
/** What a recording earns is held so long, unless staff renew it. */
export const holdDays = 30
export const whichWorkLength = { min: 2, max: 300 } as const
export const reasonLength = { min: 5, max: 2000 } as const
