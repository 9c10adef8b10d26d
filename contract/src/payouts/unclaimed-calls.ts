// What finance does about income that nobody can withdraw: one proposes to whom it goes, another confirms it.
import { z } from 'zod'
import { defineCall } from '../call'
import { amount } from '../income/bill'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose } from '../text'
import { done, factorCode, id, mobile, timestamp } from '../wire'
import { payoutDesk } from './payout-desk'
import { consentBalance, unclaimedIncome } from './unclaimed'
import { invoiceInput } from './withdrawal'

export const listUnclaimed = defineCall({
  name: 'listUnclaimed',
  summary: 'Income of closed accounts that nobody has claimed, with its sums; the oldest first',
  methods: ['GET'],
  path: paths.listUnclaimed,
  access: payoutDesk,
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(unclaimedIncome).extend({
    /** On the first page. */
    without_consent: z.array(consentBalance),
    sums: z.array(
      z.object({ currency: z.string(), amount, accounts: z.number().int(), since: timestamp.nullable() }),
    ),
  }),
})

export const payConsentBalance = defineCall({
  name: 'payConsentBalance',
  summary:
    'Pay what is left of an account without consent to the last approved guardian’s account; it waits for approval',
  methods: ['POST'],
  path: paths.payConsentBalance,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ member_id: id, code: factorCode }),
  output: z.object({ withdrawal_id: id, number: z.string() }),
})

export const proposeClaim = defineCall({
  name: 'proposeClaim',
  summary: 'Say who claims the income of a closed account, and why it is theirs',
  methods: ['POST'],
  path: paths.proposeClaim,
  access: payoutDesk,
  effect: 'change',
  /** The file is a company's invoice. */
  body: 'multipart',
  input: z.object({
    member_id: id,
    /** Of the verified account that claims it. */
    mobile,
    reason: prose(500, 2),
    /** Of a company, and of nobody else: its total is what the claim pays. */
    invoice_number: invoiceInput.shape.number.optional(),
    invoice_total: invoiceInput.shape.total.optional(),
  }),
  output: done,
})

export const confirmClaim = defineCall({
  name: 'confirmClaim',
  summary: 'Confirm a claim that somebody else proposed; it becomes a withdrawal that waits for approval',
  methods: ['POST'],
  path: paths.confirmClaim,
  access: payoutDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ id, code: factorCode }),
  output: z.object({ withdrawal_id: id, number: z.string() }),
})

export const refuseClaim = defineCall({
  name: 'refuseClaim',
  summary: 'Refuse a claim, or take one’s own proposal back',
  methods: ['POST'],
  path: paths.refuseClaim,
  access: payoutDesk,
  effect: 'change',
  input: z.object({ id, reason: prose(500, 2) }),
  output: done,
})
