// The operator's own people. Their sessions have nothing to do with members' sessions.
import { z } from 'zod'
import { defineCall, staffRoles } from '../call'
import { paths } from '../paths'
import { token, words } from '../text'
import { siteHold } from '../upkeep/calls'
import { captchaAnswer, done, id, knownPassword, nothing, password, timestamp } from '../wire'

export const staffUsername = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{1,39}$/)

export const staffMember = z.object({
  id,
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Unused recovery codes. */
  recovery_codes_left: z.number().int(),
  /** Every page of the console says so. */
  site_hold: siteHold.nullable(),
})

/** The first step is right; the second factor is next. Good for a few minutes, and for nothing else. */
const secondStep = z.object({
  ticket: z.string(),
  /** Only for who has no second factor yet: to be scanned or typed into an authenticator app. */
  enrolment: z.object({ secret: z.string(), address: z.string(), qr_svg: z.string() }).nullable(),
})

export const staffLogin = defineCall({
  name: 'staffLogin',
  summary: "A staff member's first step: name and password",
  methods: ['POST'],
  path: paths.staffLogin,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 60, per: 'address' },
  captcha: 'everyone',
  input: z.object({ username: staffUsername, password: knownPassword, captcha: captchaAnswer }),
  output: secondStep,
})

export const staffSecondFactor = defineCall({
  name: 'staffSecondFactor',
  summary: 'The second step: a code of the authenticator app, or a recovery code',
  methods: ['POST'],
  path: paths.staffSecondFactor,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 60, per: 'address' },
  input: z.object({ ticket: token(500), code: words(40, 6) }),
  output: z.object({
    staff: staffMember,
    /** Only right after enrolment: shown once, kept as hashes. */
    recovery_codes: z.array(z.string()).nullable(),
    /** Wrong tries at this name since its last login; null: none that its owner has to know of. */
    wrong_tries: z
      .object({
        count: z.number().int(),
        /** From where most of them came. */
        networks: z.array(z.string()),
        has_more: z.boolean(),
        last_at: timestamp,
      })
      .nullable(),
  }),
})

export const staffMe = defineCall({
  name: 'staffMe',
  summary: 'Which staff member is logged in, if any',
  methods: ['GET'],
  path: paths.staffMe,
  access: 'anyone',
  session: 'staff',
  effect: 'read',
  input: nothing,
  output: staffMember.nullable(),
})

export const staffLogout = defineCall({
  name: 'staffLogout',
  summary: 'End this staff session',
  methods: ['POST'],
  path: paths.staffLogout,
  access: 'anyone',
  session: 'staff',
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: done,
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the old ones are worth nothing from then on',
  methods: ['POST'],
  path: paths.renewRecoveryCodes,
  access: staffRoles,
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'account' },
  input: z.object({ code: words(40, 6) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
})

export const readStaffInvitation = defineCall({
  name: 'readStaffInvitation',
  summary: 'Check whether a staff invitation link is still valid',
  methods: ['GET'],
  path: paths.readStaffInvitation,
  access: 'anyone',
  effect: 'read',
  rate: { max: 30, seconds: 60, per: 'address' },
  input: z.object({ invitation: token(200) }),
  output: z.object({ roles: z.array(z.enum(staffRoles)), expires_at: timestamp }),
})

export const acceptStaffInvitation = defineCall({
  name: 'acceptStaffInvitation',
  summary: 'Become staff by a one-time link; the second factor follows',
  methods: ['POST'],
  path: paths.acceptStaffInvitation,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 60, per: 'address' },
  captcha: 'everyone',
  input: z.object({
    invitation: token(200),
    username: staffUsername,
    name: words(60, 1),
    password,
    captcha: captchaAnswer,
  }),
  output: secondStep,
})
