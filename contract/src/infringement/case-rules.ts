// Limits of the claim form, without schemas: guest pages read them too.
export const claimantRoles = ['owner', 'agent'] as const
export type ClaimantRole = (typeof claimantRoles)[number]

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
export const whichWorkLength = { min: 2, max: 300 } as const
export const reasonLength = { min: 5, max: 2000 } as const
