// The authorization of a work: what is signed, by whom, and how anyone can prove that a document is the signed one.
import { z } from 'zod'
import { defineCall } from '../call'
import { recipient } from '../distribution/recipient'
import { paths } from '../paths'
import { prose, words } from '../text'
import { day, id, smsCode, timestamp } from '../wire'
import { territory } from '../works/work'
import { workStatuses } from '../works/work-status'

/** What the agreement says, as it is shown before signing. The PDF is made of exactly this. */
export const agreementTerms = z.object({
  /** Of the words around what differs between works. What was signed before versions were kept has none, and is the first. */
  template: z.number().int().optional(),
  title: z.string(),
  parties: z.array(z.object({ role: z.string(), name: z.string(), detail: z.string() })),
  work: z.object({ title: z.string(), artists: z.string(), upc: z.string() }),
  tracks: z.array(z.object({ title: z.string(), authors: z.string(), rights: z.string(), isrc: z.string() })),
  channels: z.array(z.string()),
  territory,
  territory_text: z.string(),
  release_date: day,
  term: z.string(),
  /** The member's share, as a decimal fraction. */
  rate: z.string(),
  clauses: z.array(z.object({ heading: z.string(), text: z.string() })),
})
export type AgreementTerms = z.output<typeof agreementTerms>

export const signerKinds = ['member', 'company', 'guardian'] as const

export const previewAgreement = defineCall({
  name: 'previewAgreement',
  summary: 'Preview the distribution agreement for a release and who has to sign it',
  methods: ['GET'],
  path: paths.previewAgreement,
  access: 'member',
  effect: 'read',
  input: z.object({ work_id: id }),
  output: z.object({
    terms: agreementTerms,
    /** Of exactly these terms; signing repeats it, so that nobody signs what they did not see. */
    terms_hash: z.string(),
    signer: z.object({ kind: z.enum(signerKinds), name: z.string(), mobile_masked: z.string() }).nullable(),
    /** Signed before, and still what would be signed: a corrected work needs no other signature. */
    in_force: z.object({ number: z.string(), signed_at: timestamp }).nullable(),
    /** Signed before, about the same: the agreement's own text says more or less since then, and this is what. */
    text_changed: z.object({ number: z.string(), signed_at: timestamp, what: z.string() }).nullable(),
    /** Why it can't be signed yet; null: it can. */
    obstacle: z
      .enum([
        'not_owner',
        'not_verified',
        'minor_not_approved',
        'no_consent_documents',
        'no_consent_abroad',
        'no_licensee',
        'date_passed',
      ])
      .nullable(),
    /** Who receives release data abroad and is not agreed to yet. */
    recipients: z.array(recipient),
  }),
})

export const signAgreement = defineCall({
  name: 'signAgreement',
  summary: 'Sign with the typed name and a code; the release goes to review',
  methods: ['POST'],
  path: paths.signAgreement,
  access: 'member',
  effect: 'change',
  rate: { max: 30, seconds: 600, per: 'account' },
  input: z.object({
    work_id: id,
    terms_hash: z.string().regex(/^[0-9a-f]{64}$/),
    typed_name: words(120, 1),
    sms_code: smsCode,
  }),
  output: z.object({ status: z.enum(workStatuses), agreement_id: id }),
})

export const openAgreement = defineCall({
  name: 'openAgreement',
  summary: 'Open a signed agreement outside a review; the reason stays in the log',
  methods: ['POST'],
  path: paths.openAgreement,
  access: ['rights', 'admin'],
  effect: 'change',
  idempotent: true,
  input: z.object({ agreement_id: id, reason: prose(500, 2) }),
  /** Good for a few minutes, for whoever asked. */
  output: z.object({ url: z.string() }),
})

/** Says no more than whoever holds the document knows already. */
const checkedAgreement = z.object({
  sha256: z.string(),
  /** Null: no agreement of this site has this hash. */
  agreement: z
    .object({ number: z.string(), title: z.string(), signed_at: timestamp, signer_masked: z.string() })
    .nullable(),
  /** A receipt or statement that was issued here; absent: none has this hash. */
  document: z
    .object({
      kind: z.enum(['receipt', 'member_year', 'operator_year']),
      /** Of the withdrawal, or the year. */
      number: z.string(),
      issuer: z.string(),
      made_at: timestamp,
    })
    .optional(),
})

export const checkAgreementHash = defineCall({
  name: 'checkAgreementHash',
  summary: 'Check whether a document with this hash was signed here',
  methods: ['GET'],
  path: paths.checkAgreementHash,
  access: 'anyone',
  effect: 'read',
  rate: { max: 60, seconds: 60, per: 'address' },
  input: z.object({
    sha256: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/),
  }),
  output: checkedAgreement,
})

export const checkAgreementFile = defineCall({
  name: 'checkAgreementFile',
  summary: 'Check whether this document was signed here; the file is hashed and not kept',
  methods: ['POST'],
  path: paths.checkAgreementFile,
  access: 'anyone',
  effect: 'change',
  idempotent: true,
  rate: { max: 20, seconds: 60, per: 'address' },
  body: 'multipart',
  input: z.object({}),
  output: checkedAgreement,
})
