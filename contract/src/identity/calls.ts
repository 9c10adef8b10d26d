import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { paths } from '../paths'
import { asTyped, prose, words } from '../text'
import { captchaAnswer, done, knownPassword, mobile, nothing, password, smsCode, webAddress } from '../wire'
import * as account from './account'
import { readCreditCode } from './credit-code'
import { smsPurposes } from './sms-purposes'

export const captcha = defineCall({
  name: 'captcha',
  summary: 'Get a proof-of-work challenge to solve before a login, a registration or a text message',
  methods: ['GET'],
  path: paths.captcha,
  access: 'anyone',
  effect: 'read',
  rate: { max: 120, seconds: 60, per: 'address' },
  input: nothing,
  output: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string().optional(),
  }),
})

export const login = defineCall({
  name: 'login',
  summary: 'Log in with a mobile number and a password or code',
  methods: ['POST'],
  path: paths.login,
  access: 'anyone',
  effect: 'change',
  rate: { max: 20, seconds: 60, per: 'address' },
  captcha: 'everyone',
  input: z.object({
    mobile,
    captcha: captchaAnswer,
    password: knownPassword.optional(),
    sms_code: smsCode.optional(),
    /** `header`: for clients that are not a browser; the answer carries the secret and no cookie is set. */
    session: z.enum(['cookie', 'header']).default('cookie'),
    remember: z.boolean().default(true),
  }),
  output: z.object({
    userinfo: account.userInfo,
    /** Only with `session: header`: send it as `Authorization: Bearer …`. */
    header_token: z.string().nullable(),
  }),
})

export const logout = defineCall({
  name: 'logout',
  summary: 'End this session',
  methods: ['GET', 'POST'],
  path: paths.logout,
  access: 'anyone',
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: done,
})

/** The specification's "logout call", which the web sends. `logout` does the same for those who ask by GET. */
export const logoutAccount = defineCall({
  name: 'logoutAccount',
  summary: 'Log out: end this session',
  methods: ['POST'],
  path: paths.logoutAccount,
  access: 'anyone',
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: done,
})

export const userInfo = defineCall({
  name: 'userInfo',
  summary: 'Retrieve who is logged in',
  methods: ['GET'],
  path: paths.userInfo,
  access: 'member',
  effect: 'read',
  isPersonal: true,
  input: nothing,
  output: z.object({
    userinfo: account.userInfo,
    real_name: account.realName.nullable(),
    user_account_info: account.accountInfo,
    /** The member's current share of income, as a decimal fraction such as `0.8000`. */
    rate: z.string(),
  }),
})

export const sendSms = defineCall({
  name: 'sendSms',
  summary: 'Send a one-time code to a mobile number',
  methods: ['GET', 'POST'],
  path: paths.sendSms,
  access: 'anyone',
  effect: 'change',
  /** Requests, whatever comes of them; how many codes are sent has stricter limits of its own. */
  rate: { max: 30, seconds: 60, per: 'address' },
  captcha: 'everyone',
  colleagues: colleagueRoles,
  input: z.object({
    /** Left out where the server knows the number: the purposes that concern one's own account. */
    mobile: mobile.optional(),
    purpose: z.enum(smsPurposes),
    captcha: captchaAnswer,
  }),
  output: z.object({ wait_seconds: z.number().int(), mobile_masked: z.string() }),
})

export const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Change nickname, avatar, contact details or artist profile, or apply for company verification',
  methods: ['POST'],
  path: paths.updateProfile,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: z.object({
    nickname: words(40, 1).optional(),
    avatar_upload_id: z.uuid().optional(),
    contact: z
      .object({ email: z.union([z.literal(''), z.email().max(200)]), address: words(200) })
      .partial()
      .optional(),
    artist_profile: z
      .object({
        name: words(100),
        biography: prose(4000),
        website: z.union([z.literal(''), webAddress]),
      })
      .partial()
      .optional(),
    enterprise: z
      .object({
        company_name: words(120, 2),
        credit_code: asTyped(40).refine(code => readCreditCode(code) !== undefined),
        legal_representative: words(60, 2),
        licence_upload_id: z.uuid(),
      })
      .optional(),
  }),
  output: z.object({ userinfo: account.userInfo }),
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Set a new password, with the current one or a code',
  methods: ['POST'],
  path: paths.resetPassword,
  access: 'anyone',
  effect: 'change',
  rate: { max: 10, seconds: 60, per: 'address' },
  captcha: 'guests',
  colleagues: colleagueRoles,
  input: z.object({
    mobile: mobile.optional(),
    old_password: knownPassword.optional(),
    sms_code: smsCode.optional(),
    new_password: password,
    captcha: captchaAnswer.optional(),
  }),
  output: done,
})

export const demoPhone = defineCall({
  name: 'demoPhone',
  summary: 'In demo mode: the latest text messages and emails, and the demo staff’s current codes',
  methods: ['GET'],
  path: paths.demoPhone,
  access: 'anyone',
  effect: 'read',
  rate: { max: 600, seconds: 60, per: 'address' },
  input: nothing,
  output: z.object({
    messages: z.array(
      /** News has no code. */
      z.object({ at: z.string(), mobile: z.string(), text: z.string(), code: z.string().nullable() }),
    ),
    /** As mailboxes would hold them; the page is what a mail client shows. */
    mails: z.array(
      z.object({
        ...{ at: z.string(), to: z.string(), subject: z.string(), text: z.string(), html: z.string() },
        code: z.string().nullable(),
      }),
    ),
    staff: z.array(z.object({ username: z.string(), code: z.string(), seconds_left: z.number().int() })),
  }),
})
