// Where e-mail goes: always to the person who is logged in, whatever company they act for.
import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { paths } from '../paths'
import { done, email, emailCode, nothing, smsCode, timestamp } from '../wire'

export const emailAddress = z.object({
  address: z.string(),
  confirmed_at: timestamp,
  /** A mail server said that nothing can be delivered there: nothing is sent until it is confirmed anew. */
  bounced: z.boolean(),
  /** Its owner wants no mail for now. */
  left: z.boolean(),
})

const sentCode = z.object({ wait_seconds: z.number().int() })

export const readEmail = defineCall({
  name: 'readEmail',
  summary: 'Retrieve your confirmed email address',
  methods: ['GET'],
  path: paths.readEmail,
  access: 'member',
  effect: 'read',
  isPersonal: true,
  input: nothing,
  output: z.object({ email: emailAddress.nullable() }),
})

export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  summary: 'Send a code to an email address that you want to use',
  methods: ['POST'],
  path: paths.sendEmailCode,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  rate: { max: 20, seconds: 600, per: 'account' },
  colleagues: colleagueRoles,
  input: z.object({ email }),
  output: sentCode,
})

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  summary: 'Use an email address from now on; replacing another one also needs a code sent to your number',
  methods: ['POST'],
  path: paths.confirmEmail,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  rate: { max: 20, seconds: 600, per: 'account' },
  colleagues: colleagueRoles,
  input: z.object({ email, email_code: emailCode, sms_code: smsCode.optional() }),
  output: z.object({ email: emailAddress.nullable() }),
})

export const removeEmail = defineCall({
  name: 'removeEmail',
  summary: 'Remove your email address',
  methods: ['POST'],
  path: paths.removeEmail,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  rate: { max: 10, seconds: 600, per: 'account' },
  colleagues: colleagueRoles,
  input: z.object({ sms_code: smsCode }),
  output: done,
})

export const resumeEmail = defineCall({
  name: 'resumeEmail',
  summary: 'Get email again after you unsubscribed',
  methods: ['POST'],
  path: paths.resumeEmail,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  idempotent: true,
  colleagues: colleagueRoles,
  input: nothing,
  output: z.object({ email: emailAddress.nullable() }),
})
