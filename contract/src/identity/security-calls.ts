// Account security: always of the person who is logged in, whatever company they act for.
import { z } from 'zod'
import { colleagueRoles, defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { invoiceInput } from '../payouts/withdrawal'
import { done, mobile, nothing, smsCode, timestamp } from '../wire'

export const device = z.object({
  id: z.uuid(),
  /** The browser and system as far as they say, such as `Chrome · Windows`; empty: unknown. */
  name: z.string(),
  address: z.string(),
  logged_in_at: timestamp,
  last_seen_at: timestamp,
  is_current: z.boolean(),
})

export const listDevices = defineCall({
  name: 'listDevices',
  summary: 'List the devices you’re logged in on, this one first',
  methods: ['GET'],
  path: paths.listDevices,
  access: 'member',
  effect: 'read',
  isPersonal: true,
  input: nothing,
  output: z.array(device),
})

export const endDevice = defineCall({
  name: 'endDevice',
  summary: 'Log out one device',
  methods: ['POST'],
  path: paths.endDevice,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  idempotent: true,
  colleagues: colleagueRoles,
  input: z.object({ id: z.uuid() }),
  output: done,
})

export const endAllDevices = defineCall({
  name: 'endAllDevices',
  summary: 'Log out all devices, this one included',
  methods: ['POST'],
  path: paths.endAllDevices,
  access: 'member',
  effect: 'change',
  isPersonal: true,
  idempotent: true,
  colleagues: colleagueRoles,
  input: nothing,
  output: done,
})

export const loginMethods = ['password', 'code', 'registration', 'recovery'] as const

export const listLogins = defineCall({
  name: 'listLogins',
  summary: 'List logins and failed attempts, newest first',
  methods: ['GET'],
  path: paths.listLogins,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput }),
  output: pageOf(
    z.object({
      at: timestamp,
      method: z.enum(loginMethods),
      succeeded: z.boolean(),
      name: z.string(),
      address: z.string(),
    }),
  ),
})

export const changeMobile = defineCall({
  name: 'changeMobile',
  summary: 'Change the login number; needs codes sent to the old and the new number',
  methods: ['POST'],
  path: paths.changeMobile,
  access: 'member',
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'account' },
  colleagues: colleagueRoles,
  input: z.object({ old_sms_code: smsCode, new_mobile: mobile, new_sms_code: smsCode }),
  output: done,
})

/** What stands in the way of closing an account. */
export const closingObstacles = ['works_online', 'company_members', 'minor_guardian'] as const

export const closeAccount = defineCall({
  name: 'closeAccount',
  summary: 'Request permanent deletion of the account; can be cancelled for 15 days',
  methods: ['POST'],
  path: paths.closeAccount,
  access: 'member',
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'account' },
  /** Of a company with a balance: what is paid out before it closes needs an invoice like any other payout. */
  input: z.object({ sms_code: smsCode, invoice: invoiceInput.optional() }),
  output: z.object({ closes_at: timestamp }),
})

export const keepAccount = defineCall({
  name: 'keepAccount',
  summary: 'Cancel the account’s deletion',
  methods: ['POST'],
  path: paths.keepAccount,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: nothing,
  output: done,
})
