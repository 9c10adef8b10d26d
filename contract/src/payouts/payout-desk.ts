// A withdrawal as the desk sees it: everything that is needed to decide.
import { z } from 'zod'
import { amount } from '../income/bill'
import { paidFor } from '../income/split'
import { day, id, timestamp } from '../wire'
import { treatyDocument } from './treaty'
import { shownTaxRules, withdrawalKinds, withdrawalSums, withdrawnBill } from './withdrawal'
import { withdrawalStates } from './withdrawal-state'

export const payoutDesk = ['finance'] as const

/** What is not as it usually is, with the figures that say so. Kept as it was when it was submitted. */
export const unusualThings = [
  /** The account is bound for so many hours. */
  'new_account',
  /** Another account than the payout before. */
  'other_account',
  /** Other members are paid to the same account. */
  'shared_account',
  /** The number of the card is known as one of another bank than its holder named. */
  'other_bank',
  'first_payout',
  /** So many times the usual amount. */
  'large',
  /** Not the first of this month. */
  'again_this_month',
  /** Mobile, password or guardian changed within seven days. */
  'changed_lately',
  /** A colleague asked for it, not the owner. */
  'by_colleague',
  'passport',
  /** Income of a closed account, claimed by somebody else's word; its number. */
  'claimed',
  /** A question about the money is open. */
  'open_ticket',
] as const
export type UnusualThing = (typeof unusualThings)[number]

export const unusual = z.object({
  what: z.enum(unusualThings),
  /** Hours of the account, times the usual amount, members of the account; 0 where nothing is counted. */
  count: z.number(),
  /** The usual amount, the end of the other account, the bank that the number tells, what has changed. */
  note: z.string(),
})

export const payeeKinds = ['individual', 'minor', 'company', 'passport'] as const

export const queuedPayout = z.object({
  id,
  number: z.string(),
  state: z.enum(withdrawalStates),
  kind: z.enum(withdrawalKinds),
  member: z.object({ id, name: z.string() }),
  payee: z.enum(payeeKinds),
  currency: z.string(),
  net: amount,
  unusual: z.number().int(),
  /** Its member's income is held or claimed by somebody else. */
  is_disputed: z.boolean(),
  submitted_at: timestamp,
  version: z.number().int(),
  approvals: z.number().int(),
  approvals_wanted: z.number().int(),
  can: z.object({ approve: z.boolean(), pay: z.boolean() }),
})

/** Why the one who looks cannot do it. */
export const handsOff = [
  'own',
  'approved_before',
  'proposed_before',
  /** They said that the bank failed to pay it or sent the money back. */
  'said_before',
  /** They let it begin: confirmed its claim, or paid out what is left without consent. */
  'started_before',
  /** Its bills went to a bank before, and they sent them, or said that they failed or came back. */
  'sent_before',
  'rule_undecided',
  'frozen',
] as const

export const deskStep = z.object({
  step: z.string(),
  at: timestamp,
  who: z.string(),
  reason: z.string(),
  bank_reference: z.string(),
  batch: z.number().int().nullable(),
})

/** One recording of somebody else: its owner says at the invitation what the party is paid for, finance settles it. */
export const paidParty = z.object({
  party_id: id,
  isrc: z.string(),
  title: z.string(),
  owner_name: z.string(),
  role: z.string(),
  paid_for: z.enum(paidFor),
  /** Null: nobody has settled it. */
  settled: z
    .object({ paid_for: z.enum(paidFor), reason: z.string(), by: z.string(), at: timestamp })
    .nullable(),
})

export const openedPayout = withdrawalSums.extend({
  id,
  number: z.string(),
  state: z.enum(withdrawalStates),
  kind: z.enum(withdrawalKinds),
  version: z.number().int(),
  member: z.object({
    id,
    name: z.string(),
    verified_at: timestamp.nullable(),
    registered_at: timestamp,
    is_frozen: z.boolean(),
    /** The guardian has withdrawn consent: it is paid all the same, and nobody confirms another tax. */
    is_without_consent: z.boolean(),
    sensitive_change: z.enum(['mobile', 'password', 'guardian']).nullable(),
    sensitive_change_at: timestamp.nullable(),
  }),
  payee: z.enum(payeeKinds),
  submitted_at: timestamp,
  submitted_by: z.string(),
  account: z.object({
    holder: z.string(),
    is_verified_name: z.boolean(),
    bank_name: z.string(),
    branch: z.string(),
    cnaps: z.string(),
    number_masked: z.string(),
    bound_at: timestamp,
    /** The one before, if there was one. */
    before: z.object({ number_masked: z.string(), bound_at: timestamp, ended_at: timestamp }).nullable(),
    /** Since then another one is bound; this one is paid all the same. */
    is_replaced: z.boolean(),
  }),
  /** The tax as it would be now; another one than was shown goes back to the member. */
  now: withdrawalSums.pick({ tax: true, due: true, net: true, computation: true }),
  unusual: z.array(unusual),
  earlier: z.object({
    payouts: z.number().int(),
    average: amount,
    last: z.array(z.object({ id, net: amount, at: timestamp })),
  }),
  invoice: z.object({ number: z.string(), url: z.string(), media_type: z.string() }).nullable(),
  of: z.array(withdrawnBill),
  steps: z.array(deskStep),
  approvals: z.array(z.object({ staff: z.string(), at: timestamp })),
  approvals_wanted: z.number().int(),
  double_above: amount.nullable(),
  /** Its net, with what else the payee waits for or was approved for lately: this counts against `double_above`. */
  together: amount,
  /** Of a non-resident: the one that counts, and the one that waits for a second person. */
  treaties: z.array(treatyDocument),
  /** What the member has as a party of other people’s recordings, and as what it is taxed. */
  paid_parties: z.array(paidParty),
  /** Claims of infringement about releases of the member, about their held income, or about what this pays out. */
  disputes: z.array(z.object({ id, number: z.string(), holds_income: z.boolean() })),
  tickets: z.array(z.object({ id, number: z.string(), subject: z.string() })),
  can: z.object({
    approve: z.boolean(),
    refuse: z.boolean(),
    pay: z.boolean(),
    fail: z.boolean(),
    markReturned: z.boolean(),
    void: z.boolean(),
    settleResidence: z.boolean(),
    proposeTreaty: z.boolean(),
    settleParty: z.boolean(),
  }),
  hands_off: z.enum(handsOff).nullable(),
})

/** The sums of one state. */
export const payoutSum = z.object({
  state: z.enum(withdrawalStates),
  payouts: z.number().int(),
  net: amount,
})

export const taxLine = z.object({
  id,
  day,
  member: z.object({ id, name: z.string() }),
  number: z.string(),
  kind: z.enum(['withheld', 'void', 'due', 'due_void']),
  rule: z.enum(shownTaxRules),
  about_month: z.string(),
  income: amount,
  tax: amount,
})
