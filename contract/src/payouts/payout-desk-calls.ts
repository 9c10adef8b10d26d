// What finance does about withdrawals. Who approves one does not pay it, and nobody handles their own.
import { z } from 'zod'
import { defineCall } from '../call'
import { amount } from '../income/bill'
import { paidFor } from '../income/split'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose, words } from '../text'
import { day, done, factorCode, id, month, version } from '../wire'
import { openedPayout, payoutDesk, payoutSum, queuedPayout, taxLine } from './payout-desk'
import { residences } from './tax-rules'
import { withdrawalStates } from './withdrawal-state'

export const payoutSorts = ['unusual', 'age', 'amount'] as const

export const listPayouts = defineCall({
  name: 'listPayouts',
  summary: 'Withdrawals of one state: the most unusual, the oldest or the largest first',
  methods: ['GET'],
  path: paths.listPayouts,
  access: payoutDesk,
  effect: 'read',
  input: z.object({
    ...pageInput,
    state: z.enum(withdrawalStates).default('submitted'),
    sort: z.enum(payoutSorts).default('unusual'),
    /** A number such as W-1103, or a member's name. */
    query: words(60).optional(),
  }),
  output: pageOf(queuedPayout),
})

export const summarisePayouts = defineCall({
  name: 'summarisePayouts',
  summary: 'Count withdrawals by status, with their totals',
  methods: ['GET'],
  path: paths.summarisePayouts,
  access: payoutDesk,
  effect: 'read',
  input: z.object({}),
  output: z.object({
    currency: z.string(),
    sums: z.array(payoutSum),
    /** What the one who asks may put into a batch now. */
    payable: z.object({ payouts: z.number().int(), net: amount }),
    next_batch: z.number().int(),
    double_above: amount.nullable(),
  }),
})

export const readPayout = defineCall({
  name: 'readPayout',
  summary: 'One withdrawal with everything that is needed to decide about it',
  methods: ['GET'],
  path: paths.readPayout,
  access: payoutDesk,
  effect: 'read',
  input: z.object({ id }),
  output: openedPayout,
})

export const mostAtOnce = 500

/** What came of each: a change in between keeps none of the others back. */
export const payoutOutcomes = [
  'approved',
  'first_approval',
  'asked',
  'changed',
  'not_yours',
  'rule_undecided',
  'frozen',
] as const

export const approvePayouts = defineCall({
  name: 'approvePayouts',
  summary: 'Approve withdrawals; one whose tax has changed goes back to its member to confirm',
  methods: ['POST'],
  path: paths.approvePayouts,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ payouts: z.array(z.object({ id, version })).min(1).max(mostAtOnce), code: factorCode }),
  output: z.object({ results: z.array(z.object({ id, outcome: z.enum(payoutOutcomes) })) }),
})

export const refusePayout = defineCall({
  name: 'refusePayout',
  summary: 'Refuse a withdrawal with a reason; its bills are free again',
  methods: ['POST'],
  path: paths.refusePayout,
  access: payoutDesk,
  effect: 'change',
  input: z.object({ id, version, reason: prose(500, 2) }),
  output: done,
})

export const markPayoutPaid = defineCall({
  name: 'markPayoutPaid',
  summary: 'Say that one withdrawal was paid, with the bank’s reference',
  methods: ['POST'],
  path: paths.markPayoutPaid,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, version, bank_reference: words(60, 1), paid_on: day, code: factorCode }),
  output: done,
})

export const markPayoutFailed = defineCall({
  name: 'markPayoutFailed',
  summary: 'Say that the bank could not pay one withdrawal',
  methods: ['POST'],
  path: paths.markPayoutFailed,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, version, reason: prose(500, 2), code: factorCode }),
  output: done,
})

export const markPayoutReturned = defineCall({
  name: 'markPayoutReturned',
  summary: 'Say that the bank sent the money of one withdrawal back',
  methods: ['POST'],
  path: paths.markPayoutReturned,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, version, reason: prose(500, 2), code: factorCode }),
  output: done,
})

export const voidPayout = defineCall({
  name: 'voidPayout',
  summary:
    'Give a withdrawal up that is approved, failed or returned; its bills are free again and its tax is taken back',
  methods: ['POST'],
  path: paths.voidPayout,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, version, reason: prose(500, 2), code: factorCode }),
  output: done,
})

export const settleResidence = defineCall({
  name: 'settleResidence',
  summary: 'Say where a member who is verified by a passport is resident for tax; nothing is approved before',
  methods: ['POST'],
  path: paths.settleResidence,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ member_id: id, residence: z.enum(residences), reason: prose(500, 2), code: factorCode }),
  output: done,
})

export const settleParty = defineCall({
  name: 'settleParty',
  summary: 'Say whether a party of a split is paid for a right or for a service; it is taxed by that rule',
  methods: ['POST'],
  path: paths.settleParty,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ party_id: id, paid_for: z.enum(paidFor), reason: prose(500, 2), code: factorCode }),
  output: done,
})

export const listTaxLines = defineCall({
  name: 'listTaxLines',
  summary: 'What is told to the tax office about a month, with its sums beside the ledger’s',
  methods: ['GET'],
  path: paths.listTaxLines,
  access: payoutDesk,
  effect: 'read',
  input: z.object({ ...pageInput, month }),
  output: pageOf(taxLine).extend({
    currency: z.string(),
    people: z.number().int(),
    income: amount,
    tax: amount,
    /** What the ledger says was withheld in that month. */
    ledger_tax: amount,
    /** Months that have lines, the newest first. */
    months: z.array(month),
  }),
})
