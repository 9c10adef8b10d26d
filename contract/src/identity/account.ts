// What the wire says of a member's account.
import { z } from 'zod'
import { day, timestamp } from '../wire'

/** group_id on the wire: 1 is a person, anything else a company. */
export const accountGroups = { personal: 1, enterprise: 2 } as const

export const userInfo = z.object({
  avatar: z.string(),
  nickname: z.string(),
  /** The session's public id, the same as the cookie `token`. */
  token: z.string(),
  /** The member's mobile. */
  username: z.string(),
  domain: z.string(),
  is_verify: z.union([z.literal(0), z.literal(1)]),
  group_id: z.number().int(),
})

export const identityStates = ['none', 'waiting', 'refused', 'approved'] as const

export const realName = z.object({
  state: z.enum(identityStates),
  name: z.string(),
  document: z.enum(['resident_id', 'passport']),
  document_number_masked: z.string(),
  is_minor: z.boolean(),
  verified_at: timestamp.nullable(),
})

export const accountInfo = z.object({
  registered_at: timestamp,
  state: z.enum(['active', 'frozen', 'closing']),
  is_minor: z.boolean(),
  colleague_role: z.enum(['owner', 'publisher', 'finance', 'reader']),
})

export const minorDocuments = ['child_id', 'guardian_id', 'household_register', 'consent'] as const

export const identityInfo = z.object({
  state: z.enum(identityStates),
  real_name: realName.nullable(),
  guardian: z
    .object({ name: z.string(), relation: z.string(), mobile_masked: z.string(), birth_date: day.nullable() })
    .nullable(),
  documents: z.array(z.object({ kind: z.enum(minorDocuments), present: z.boolean() })),
  reasons: z.array(z.object({ field: z.string(), text: z.string() })),
})
