// Separate consents to what the privacy policy says needs one. They are given where the data is collected and withdrawn in account security.
import { z } from 'zod'
import { defineCall } from '../call'
import { recipient } from '../distribution/recipient'
import { paths } from '../paths'
import { done, nothing, timestamp } from '../wire'

/** Sensitive information: documents, numbers, accounts. Release data that goes to channels abroad. */
export const consentKinds = ['documents', 'abroad'] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * Of the words that somebody agrees to. A change of purposes or of who receives what counts one up: who agreed to the words before is asked
 * again by the next step that needs it. The first wording of documents named the identity check alone, that of channels abroad no recipient.
 */
export const consentWordings: Record<ConsentKind, number> = { documents: 2, abroad: 2 }

/** The site page whose version a consent names. */
export const privacyPolicy = 7
/** What a guardian's consent names besides. */
export const childrenRules = 8

/** More channels abroad than a site has. */
const mostRecipients = 200

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
      /** Of the words of the consent itself; the next step that needs it asks again where it is not the newest. */
      wording: z.number().int(),
      /** Abroad: whom it names. */
      recipients: z.array(recipient),
      at: timestamp,
    }),
  ),
})

export const giveDataConsent = defineCall({
  name: 'giveDataConsent',
  summary: 'Consent to the handling of sensitive information, or to sending data to recipients abroad',
  methods: ['POST'],
  path: paths.giveDataConsent,
  access: 'member',
  effect: 'change',
  colleagues: ['owner'],
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('documents') }),
    /** As they were shown: refused where one is another by now. */
    z.object({ kind: z.literal('abroad'), recipients: z.array(recipient).min(1).max(mostRecipients) }),
  ]),
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
