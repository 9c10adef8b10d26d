// Claims of infringement: what a claimant without an account sends and sees, and what the member whose work it is about answers.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { attachmentUploads } from '../support/calls'
import { prose, token, words } from '../text'
import { captchaAnswer, done, id, idempotencyKey, mobile, timestamp } from '../wire'
import * as rules from './case-rules'
import { caseEvents, caseNotes, caseStates, claimantEvents } from './case-state'

const {
  contactLength,
  nameLength,
  registerNumberLength,
  companyLength,
  whichWorkLength,
  statementLength,
  reasonLength,
  evidenceLimits,
  postalAddressLength,
} = rules
const writers = ['owner', 'publisher'] as const
export const caseNumber = z.string()
const caseLink = token(400, 1)

export const claimedWork = z.object({
  /** As the claimant named it. */
  which: z.string(),
  scope: z.enum(rules.claimScopes),
  track: z.string(),
})

export const caseStep = z.object({
  event: z.enum([...caseNotes, ...caseEvents]),
  by: z.enum(['claimant', 'member', 'staff', 'system']),
  at: timestamp,
  note: z.string(),
})

const caseFacts = z.object({
  number: caseNumber,
  state: z.enum(caseStates),
  received_at: timestamp,
  /** Until when somebody has to act. */
  due_at: timestamp.nullable(),
  rights: z.enum(rules.infringedRights),
  statement: z.string(),
  claimed: claimedWork,
})

export const evidenceFile = z.object({
  name: z.string(),
  size: z.number().int(),
  kind: z.enum(rules.evidenceKinds),
  added_at: timestamp,
})

/** Who answers, how they are reached, and what was taken down: all of it is forwarded. */
export const counterSender = z.object({
  name: z.string(),
  contact: z.string(),
  postal_address: z.string(),
  subject: z.string(),
})
export const openedFile = evidenceFile.extend({ url: z.string(), mime: z.string() })

export const submitInfringement = defineCall({
  name: 'submitInfringement',
  summary: 'Claim that a release infringes a right; answers the secret link of the case',
  methods: ['POST'],
  path: paths.submitInfringement,
  access: 'anyone',
  effect: 'change',
  rate: { max: 5, seconds: 3600, per: 'address' },
  captcha: 'everyone',
  saidAnew: ['captcha'],
  input: z.object({
    kind: z.enum(rules.claimantKinds),
    /** The claimant's true name, or that of the person who writes for the company. */
    name: words(nameLength.max, nameLength.min),
    company: words(companyLength).default(''),
    /** Of a company: its credit code, or its number in a register abroad. */
    register_number: words(registerNumberLength.max).default(''),
    role: z.enum(rules.claimantRoles),
    /** Whose right it is, where an agent claims it. */
    holder: words(companyLength).default(''),
    /** The law asks for the true name and address of who claims. */
    postal_address: words(postalAddressLength.max, postalAddressLength.min),
    /** The claim counts once it is confirmed. */
    email: z.email().max(200),
    mobile: mobile.or(z.literal('')).default(''),
    which: words(whichWorkLength.max, whichWorkLength.min),
    scope: z.enum(rules.claimScopes),
    track: words(whichWorkLength.max).default(''),
    rights: z.enum(rules.infringedRights),
    statement: prose(statementLength.max, statementLength.min),
    /** That all of it is true. */
    declared: z.literal(true),
    captcha: captchaAnswer,
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ number: caseNumber, link: z.string() }),
})

export const confirmInfringement = defineCall({
  name: 'confirmInfringement',
  summary: 'Confirm the email address of a claim, by the link that was mailed there: from then on it counts',
  methods: ['POST'],
  path: paths.confirmInfringement,
  access: 'anyone',
  effect: 'change',
  idempotent: true,
  rate: { max: 30, seconds: 3600, per: 'address' },
  input: z.object({ confirm: caseLink }),
  output: done,
})

export const mailInfringementConfirmation = defineCall({
  name: 'mailInfringementConfirmation',
  summary: 'Mail the link that confirms a claim once more, to another address where the first one was wrong',
  methods: ['POST'],
  path: paths.mailInfringementConfirmation,
  access: 'anyone',
  effect: 'change',
  rate: { max: 5, seconds: 3600, per: 'address' },
  input: z.object({ link: caseLink, email: z.email().max(200) }),
  output: done,
})

export const renewInfringementLink = defineCall({
  name: 'renewInfringementLink',
  summary: 'End the secret link of a case; another one is mailed to its claimant',
  methods: ['POST'],
  path: paths.renewInfringementLink,
  access: 'anyone',
  effect: 'change',
  rate: { max: 5, seconds: 3600, per: 'address' },
  input: z.object({ link: caseLink }),
  output: done,
})

export const readInfringementCase = defineCall({
  name: 'readInfringementCase',
  summary: 'The case as its claimant sees it, by the secret link',
  methods: ['GET'],
  path: paths.readInfringementCase,
  access: 'anyone',
  effect: 'read',
  rate: { max: 60, seconds: 600, per: 'address' },
  input: z.object({ link: caseLink }),
  output: caseFacts.extend({
    email: z.string(),
    is_confirmed: z.boolean(),
    files: z.array(evidenceFile),
    history: z.array(caseStep),
    /** What the member answered, once it was forwarded. */
    counter: z.string().nullable(),
    counter_sender: counterSender.nullable(),
    /** What the member sent with it, under names of ours. */
    counter_files: z.array(openedFile),
    can: z.object({
      evidence: z.boolean(),
      addMore: z.boolean(),
      pursue: z.boolean(),
      withdraw: z.boolean(),
    }),
  }),
})

export const addInfringementEvidence = defineCall({
  name: 'addInfringementEvidence',
  summary: 'Add one file of evidence to a case, by the secret link',
  methods: ['POST'],
  path: paths.addInfringementEvidence,
  access: 'anyone',
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'address' },
  body: 'multipart',
  largestFile: evidenceLimits.bytes,
  input: z.object({ link: caseLink, kind: z.enum(rules.evidenceKinds) }),
  output: evidenceFile,
})

export const answerInfringement = defineCall({
  name: 'answerInfringement',
  summary:
    'The claimant adds what was asked for, says that an authority or a court has the case, or withdraws it',
  methods: ['POST'],
  path: paths.answerInfringement,
  access: 'anyone',
  effect: 'change',
  rate: { max: 30, seconds: 3600, per: 'address' },
  input: z.object({
    link: caseLink,
    event: z.enum(claimantEvents),
    text: prose(reasonLength.max, reasonLength.min),
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ state: z.enum(caseStates) }),
})

const ownCaseRow = z.object({
  id,
  number: caseNumber,
  state: z.enum(caseStates),
  work: z.object({ id, title: z.string() }),
  /** The one track that is down or held, or null for the whole release. */
  track: z.string().nullable(),
  due_at: timestamp.nullable(),
  /** `goWithout`: the rest of a release that is not out yet can go on once the track was taken out. */
  can: z.object({ counter: z.boolean(), goWithout: z.boolean() }),
})

export const listOwnInfringements = defineCall({
  name: 'listOwnInfringements',
  summary: "Cases in which a measure was taken against the member's releases, the newest first",
  methods: ['GET'],
  path: paths.listOwnInfringements,
  access: 'member',
  effect: 'read',
  input: z.object({ ...pageInput, work_id: id.optional() }),
  output: pageOf(ownCaseRow),
})

export const readOwnInfringement = defineCall({
  name: 'readOwnInfringement',
  summary: 'The notice of one case, with what was done and until when the member can answer',
  methods: ['GET'],
  path: paths.readOwnInfringement,
  access: 'member',
  effect: 'read',
  input: z.object({ id }),
  output: ownCaseRow.extend({
    ...caseFacts.pick({ rights: true, statement: true }).shape,
    claimant: z.object({ name: z.string(), company: z.string(), role: z.enum(rules.claimantRoles) }),
    measure: z.object({ reason: z.string(), taken_at: timestamp }),
    counter: z.string().nullable(),
    counter_sender: counterSender.nullable(),
    /** As verified, with what is down: what a counter-notice would forward. Null: nobody is verified. */
    sender: counterSender.pick({ name: true, subject: true }).nullable(),
    files: z.array(openedFile.extend({ side: z.enum(['claimant', 'member']) })),
    history: z.array(caseStep),
  }),
})

export const counterInfringement = defineCall({
  name: 'counterInfringement',
  summary: 'Answer a notice in time, with evidence: the counter-notice',
  methods: ['POST'],
  path: paths.counterInfringement,
  access: 'member',
  effect: 'change',
  rate: { max: 20, seconds: 3600, per: 'account' },
  colleagues: writers,
  input: z.object({
    id,
    text: prose(statementLength.max, statementLength.min),
    contact: words(contactLength.max, contactLength.min),
    postal_address: words(postalAddressLength.max, postalAddressLength.min),
    /** Preliminary evidence that nothing is infringed: one file at least. */
    attachment_upload_ids: attachmentUploads,
    /** That all of it is true, and that name and contact go to the claimant. */
    declared: z.literal(true),
    idempotency_key: idempotencyKey,
  }),
  output: done,
})
