// Who a member is. The built-in identity provider is a page of ours that an operator confirms by hand.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { token } from '../text'
import { nothing, smsCode, timestamp } from '../wire'
import * as account from './account'
import { documentNumber, guardianInput, personName } from './registration-calls'

export const identityCheckAddress = defineCall({
  name: 'identityCheckAddress',
  summary: 'Get the address of the identity check page',
  methods: ['GET'],
  path: paths.identityCheckAddress,
  access: 'member',
  effect: 'read',
  colleagues: ['owner'],
  input: nothing,
  output: z.object({ url: z.string(), expires_at: timestamp }),
})

export const identityInfo = defineCall({
  name: 'identityInfo',
  summary: 'Retrieve the progress of the identity check',
  methods: ['GET'],
  path: paths.identityInfo,
  access: 'member',
  effect: 'read',
  colleagues: ['owner'],
  input: nothing,
  output: account.identityInfo,
})

/** Made by `identityCheckAddress`; whoever holds it may hand in one identity for that account, also on another device. */
const ticket = token(500, 20)

export const readIdentityTicket = defineCall({
  name: 'readIdentityTicket',
  summary: 'Retrieve whose identity check it is and whether it’s still open',
  methods: ['GET'],
  path: paths.readIdentityTicket,
  access: 'anyone',
  effect: 'read',
  rate: { max: 60, seconds: 60, per: 'address' },
  input: z.object({ ticket }),
  output: z.object({
    nickname: z.string(),
    state: z.enum(account.identityStates),
    reasons: z.array(account.checkReason),
    /** What the try that was not approved leaves: only what a reason names has to be given again. */
    kept: account.keptIdentity.nullable(),
    expires_at: timestamp,
  }),
})

export const uploadIdentityScan = defineCall({
  name: 'uploadIdentityScan',
  summary: 'Upload a scan for the identity check',
  methods: ['POST'],
  path: paths.uploadIdentityScan,
  access: 'anyone',
  effect: 'change',
  rate: { max: 30, seconds: 600, per: 'address' },
  body: 'multipart',
  input: z.object({ ticket }),
  output: z.object({ upload_id: z.uuid(), mime: z.string(), size: z.number().int() }),
})

export const submitIdentity = defineCall({
  name: 'submitIdentity',
  summary: 'Submit name and document for the identity check',
  methods: ['POST'],
  path: paths.submitIdentity,
  access: 'anyone',
  effect: 'change',
  rate: { max: 20, seconds: 600, per: 'address' },
  input: z.object({
    ticket,
    name: personName,
    document: z.enum(['resident_id', 'passport']),
    /** Absent, as a scan may be: what is kept of the try before. */
    number: documentNumber.optional(),
    scans: z.array(z.object({ kind: z.enum(account.adultDocuments), upload_id: z.uuid() })).max(3),
    /** Ticked: the separate consent to the handling of identity documents. One that was given before is enough. */
    consent: z.boolean().default(false),
  }),
  output: z.object({ state: z.enum(account.identityStates) }),
})

export const submitMinor = defineCall({
  name: 'submitMinor',
  summary: 'Save or submit a minor’s details and documents for approval',
  methods: ['POST'],
  path: paths.submitMinor,
  access: 'member',
  effect: 'change',
  idempotent: true,
  input: z.object({
    /** Absent: as given before. */
    child: z.object({ name: personName, id_number: documentNumber }).optional(),
    guardian: guardianInput.optional(),
    documents: z
      .array(z.object({ kind: z.enum(account.minorDocuments), upload_id: z.uuid() }))
      .max(8)
      .default([]),
    submit: z.boolean(),
  }),
  output: account.identityInfo,
})

export const withdrawConsent = defineCall({
  name: 'withdrawConsent',
  summary: 'Withdraw the guardian’s consent; the minor’s account is frozen',
  methods: ['POST'],
  path: paths.withdrawConsent,
  access: 'member',
  effect: 'change',
  rate: { max: 10, seconds: 600, per: 'account' },
  input: z.object({ sms_code: smsCode }),
  output: z.null(),
})
