// Separate consents to what the privacy policy says needs one. They are given where the data is collected and withdrawn in account security.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { done, nothing, timestamp } from '../wire'

/** Identity documents; release data that goes to channels abroad. */
export const consentKinds = ['documents', 'abroad'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The site page whose version a consent names. */
export const privacyPolicy = 7

export const listDataConsents = defineCall({
  name: 'listDataConsents',
  summary: 'List consents given and withdrawn, newest first',
  methods: ['GET'],
  path: paths.listDataConsents,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(
    z.object({
      kind: z.enum(consentKinds),
      is_given: z.boolean(),
      /** Of the privacy policy. */
      version: z.number().int(),
      at: timestamp,
    }),
  ),
})

export const giveDataConsent = defineCall({
  name: 'giveDataConsent',
  summary: 'Consent to the handling of identity documents, or to sending data abroad',
  methods: ['POST'],
  path: paths.giveDataConsent,
  access: 'member',
  effect: 'change',
  colleagues: ['owner'],
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.object({ kind: z.enum(consentKinds) }),
  output: done,
})

export const withdrawDataConsent = defineCall({
  name: 'withdrawDataConsent',
  summary: 'Withdraw a consent; the next step that needs it asks again',
  methods: ['POST'],
  path: paths.withdrawDataConsent,
  access: 'member',
  effect: 'change',
  colleagues: ['owner'],
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.object({ kind: z.enum(consentKinds) }),
  output: done,
})
