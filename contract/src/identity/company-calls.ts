// The profile behind update-info, and the colleagues of a company.
import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { paths } from '../paths'
import { done, id, mobile, nothing, timestamp } from '../wire'
import * as account from './account'

export const readProfile = defineCall({
  name: 'readProfile',
  summary: 'Retrieve everything the profile page shows',
  methods: ['GET'],
  path: paths.readProfile,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.object({
    nickname: z.string(),
    avatar: z.string(),
    contact: z.object({ email: z.string(), address: z.string() }),
    artist_profile: z.object({ name: z.string(), biography: z.string(), website: z.string() }),
    /** The last certification handed in; null: none yet. */
    enterprise: z
      .object({
        state: z.enum(account.identityStates),
        company_name: z.string(),
        credit_code: z.string(),
        legal_representative: z.string(),
        licence_url: z.string().nullable(),
        reasons: z.array(account.checkReason),
        submitted_at: timestamp,
      })
      .nullable(),
    can: z.object({ edit: z.boolean(), certify: z.boolean(), manage_colleagues: z.boolean() }),
  }),
})

/** The owner is the account itself; these can be given to others. */
export const givenRoles = ['publisher', 'finance', 'reader'] as const

export const listColleagues = defineCall({
  name: 'listColleagues',
  summary: 'List the company’s colleagues and open invitations',
  methods: ['GET'],
  path: paths.listColleagues,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(
    z.object({
      id,
      nickname: z.string().nullable(),
      mobile_masked: z.string(),
      role: z.enum(givenRoles),
      state: z.enum(['invited', 'active']),
      since: timestamp,
    }),
  ),
})

export const inviteColleague = defineCall({
  name: 'inviteColleague',
  summary: 'Invite someone to the company by mobile number',
  methods: ['POST'],
  path: paths.inviteColleague,
  access: 'member',
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'account' },
  input: z.object({ mobile, role: z.enum(givenRoles) }),
  output: done,
})

export const changeColleague = defineCall({
  name: 'changeColleague',
  summary: 'Change a colleague’s role, or remove them from the company',
  methods: ['POST'],
  path: paths.changeColleague,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: z.object({ id, role: z.enum(givenRoles).nullable() }),
  output: done,
})

export const listCompanies = defineCall({
  name: 'listCompanies',
  summary: 'List the companies you work for or are invited to',
  methods: ['GET'],
  path: paths.listCompanies,
  access: 'member',
  effect: 'read',
  isPersonal: true,
  input: nothing,
  output: z.array(
    z.object({
      /** The invitation or membership. */
      id,
      account_id: id,
      name: z.string(),
      role: z.enum(givenRoles),
      state: z.enum(['invited', 'active']),
      is_current: z.boolean(),
    }),
  ),
})

export const answerInvitation = defineCall({
  name: 'answerInvitation',
  summary: 'Accept or decline a company’s invitation, or leave the company',
  methods: ['POST'],
  path: paths.answerInvitation,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  idempotent: true,
  colleagues: colleagueRoles,
  input: z.object({ id, accept: z.boolean() }),
  output: done,
})

export const switchAccount = defineCall({
  name: 'switchAccount',
  summary: 'Switch this session to a company, or back to your own account',
  methods: ['POST'],
  path: paths.switchAccount,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  idempotent: true,
  colleagues: colleagueRoles,
  input: z.object({ account_id: id.nullable() }),
  output: done,
})
