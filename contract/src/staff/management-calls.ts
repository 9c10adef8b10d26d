// Who works at this site, and as what. Admins alone decide that.
import { z } from 'zod'
import { defineCall, staffRoles } from '../call'
import { waitingDeed } from '../deeds/deed'
import { paths } from '../paths'
import { words } from '../text'
import { done, id, mobile, nothing, timestamp } from '../wire'

const roles = z.array(z.enum(staffRoles)).min(1).max(staffRoles.length)
/** How long a link is good. */
export const invitationDays = 7
export const staffStates = ['active', 'suspended'] as const

export const listStaff = defineCall({
  name: 'listStaff',
  summary: 'Everybody who works here, and the links that nobody has followed yet',
  methods: ['GET'],
  path: paths.listStaff,
  access: ['admin'],
  effect: 'read',
  input: nothing,
  output: z.object({
    staff: z.array(
      z.object({
        id,
        username: z.string(),
        name: z.string(),
        roles: z.array(z.enum(staffRoles)),
        state: z.enum(staffStates),
        has_second_factor: z.boolean(),
        recovery_codes_left: z.number().int(),
        sessions: z.number().int(),
        last_seen_at: timestamp.nullable(),
        created_at: timestamp,
        is_me: z.boolean(),
        /** The account they have here as a musician: its works are for others to review. */
        own_mobile: z.string().nullable(),
      }),
    ),
    invitations: z.array(
      z.object({
        id,
        note: z.string(),
        roles: z.array(z.enum(staffRoles)),
        expires_at: timestamp,
        invited_by: z.string(),
      }),
    ),
  }),
})

export const inviteStaff = defineCall({
  name: 'inviteStaff',
  summary: 'Make a one-time link by which somebody becomes staff; it is shown once',
  methods: ['POST'],
  path: paths.inviteStaff,
  access: ['admin'],
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'account' },
  input: z.object({ note: words(60, 1), roles }),
  output: z.object({
    /** Null while it waits. */
    id: id.nullable(),
    /** A path of this site. */
    link: z.string(),
    /** Null while it waits: the days of the link begin when it works. */
    expires_at: timestamp.nullable(),
    waiting: waitingDeed,
  }),
})

export const withdrawStaffInvitation = defineCall({
  name: 'withdrawStaffInvitation',
  summary: 'Make a link worthless that nobody has followed yet',
  methods: ['POST'],
  path: paths.withdrawStaffInvitation,
  access: ['admin'],
  effect: 'change',
  input: z.object({ id }),
  output: done,
})

/** Nobody changes their own roles or state, and one admin always stays. What makes somebody admin or finance waits, and so does
 * taking an own account away: it says what its colleague may not decide. */
export const changeStaff = defineCall({
  name: 'changeStaff',
  summary: 'Change the name, the roles, the state or the own account of somebody who works here',
  methods: ['POST'],
  path: paths.changeStaff,
  access: ['admin'],
  effect: 'change',
  idempotent: true,
  input: z.object({
    id,
    name: words(60, 1).optional(),
    roles: roles.optional(),
    state: z.enum(staffStates).optional(),
    own_mobile: mobile.nullable().optional(),
  }),
  output: waitingDeed,
})

export const resetSecondFactor = defineCall({
  name: 'resetSecondFactor',
  summary:
    'For somebody who has lost the phone: logged out everywhere, the next login sets up a new second factor',
  methods: ['POST'],
  path: paths.resetSecondFactor,
  access: ['admin'],
  effect: 'change',
  input: z.object({ id }),
  output: waitingDeed,
})

export const endStaffSessions = defineCall({
  name: 'endStaffSessions',
  summary: 'Log somebody who works here out everywhere',
  methods: ['POST'],
  path: paths.endStaffSessions,
  access: ['admin'],
  effect: 'change',
  idempotent: true,
  input: z.object({ id }),
  output: done,
})
