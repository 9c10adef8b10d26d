// What the wire says of a member's account.
import { z } from 'zod'
import { colleagueRoles } from '../call'
import { prose } from '../text'
import { day, fieldPath, id, timestamp } from '../wire'

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

export const accountStates = ['active', 'frozen', 'closing'] as const

/** Why a session cannot act any more for the company it acted for. */
export const companyLosses = ['frozen', 'closed', 'left'] as const
export type CompanyLoss = (typeof companyLosses)[number]

export const accountInfo = z.object({
  registered_at: timestamp,
  state: z.enum(accountStates),
  /** When an account that is closing will be gone. */
  closes_at: timestamp.nullable(),
  is_minor: z.boolean(),
  colleague_role: z.enum(colleagueRoles),
  /** The company this session acts for; null: the member's own account. */
  company: z.object({ account_id: id, name: z.string() }).nullable(),
  /** The company this session acted for until it was lost; until its person switches, most calls are refused. */
  lost_company: z.object({ name: z.string(), why: z.enum(companyLosses) }).nullable(),
})

export const guardianRelations = ['father', 'mother', 'guardian'] as const
export const minorDocuments = ['child_id', 'guardian_id', 'household_register', 'consent'] as const
export const adultDocuments = ['id_front', 'id_back', 'passport_page'] as const

/** A reason of a refusal: which field or document, and what is wrong with it, in the operator's words. */
export const checkReason = z.object({ field: fieldPath, text: prose(500, 1) })

/** What of a try that was not approved need not be given again. */
export const keptIdentity = z.object({
  name: z.string(),
  document: z.enum(['resident_id', 'passport']),
  document_number_masked: z.string().nullable(),
  scans: z.array(z.enum(adultDocuments)),
})

export const identityInfo = z.object({
  /** Whether this account goes the way of minors. */
  path: z.enum(['adult', 'minor']),
  state: z.enum(identityStates),
  real_name: realName.nullable(),
  guardian: z
    .object({
      name: z.string(),
      relation: z.enum(guardianRelations),
      document_number_masked: z.string(),
      mobile_masked: z.string(),
      birth_date: day.nullable(),
    })
    .nullable(),
  /** What the way of minors asks for, and what is there already. */
  documents: z.array(
    z.object({ kind: z.enum(minorDocuments), present: z.boolean(), url: z.string().nullable() }),
  ),
  reasons: z.array(checkReason),
  /** The account is of age now: a new identity check makes it a full account. */
  has_come_of_age: z.boolean(),
})
