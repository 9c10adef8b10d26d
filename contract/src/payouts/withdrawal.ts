// A withdrawal as its member sees it: what it is made of, what goes off, and how far it has come.
import { z } from 'zod'
import { currencies } from '../currency'
import { amount } from '../income/bill'
import { decimalAmount } from '../money'
import { id, month, timestamp } from '../wire'
import { taxRuleKinds } from './tax-rules'
import { withdrawalStates } from './withdrawal-state'

/** `undecided`: staff have to choose first, as for holders of a passport. */
export const shownTaxRules = [...taxRuleKinds, 'undecided'] as const

/** Which part of the royalty rule applies to the month's total. */
export const taxBands = ['free', 'small', 'large'] as const

const taxPart = z.object({
  rule: z.enum(shownTaxRules),
  version: z.number().int(),
  /** Of a non-resident’s treaty, in percent; in version 1, the flat rate that staff typed. Else empty. */
  rate: z.string(),
  month,
  /** Approved this month before this one, and what was withheld of it. */
  before: amount,
  withheld: amount,
  share: amount,
  total: amount,
  /** Of the rules for residents; null for others. */
  band: z.enum(taxBands).nullable(),
  /** What is left of the total after the deduction, and the tax on it. */
  taxed: amount,
  /** By the table alone, where a treaty is weighed against it. */
  by_table: amount.optional(),
  on_total: amount,
  tax: amount,
})
export type TaxPart = z.output<typeof taxPart>

/**
 * How the tax came about, so that anybody can follow it. It is kept with the withdrawal just so. What is paid for services adds up by a rule
 * of its own: it is added up apart from royalties.
 */
export const taxComputation = taxPart.extend({ service: taxPart.optional() })
export type TaxComputation = z.output<typeof taxComputation>

/** net = share − tax − due − fee. */
export const withdrawalSums = z.object({
  currency: z.enum(currencies),
  /** What channels paid for the member's part. */
  gross: amount,
  share: amount,
  tax: amount,
  /** Of earlier months, after a payment in them came to nothing. */
  due: amount,
  fee: amount,
  net: amount,
  computation: taxComputation,
})

/** Why it cannot be submitted; each is shown with its own words. */
export const withdrawalObstacles = [
  'not_verified',
  'minor_not_approved',
  'no_consent',
  'no_account',
  'account_outdated',
  'wait',
  'frozen',
  'below_minimum',
  'nothing_left',
  'invoice_missing',
] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

/** A bill that can be chosen now, joins by itself, or cannot be chosen yet. */
export const whyNotYet = ['to_confirm', 'waits_for_payer', 'held', 'asked_back'] as const

export const payableBill = z.object({
  id,
  month,
  sp_name: z.string(),
  tag: z.enum(['normal', 'adjustment']),
  total: amount,
  share: amount,
  first_month: month,
  last_month: month,
  /** Below zero: it joins every withdrawal. */
  joins: z.boolean(),
  why_not: z.enum(whyNotYet).nullable(),
  /** From when on it can be chosen, where that is known: without a word it counts as confirmed then. */
  confirms_at: timestamp.nullable(),
  remarks: z.string(),
  is_disputed: z.boolean(),
  /** Why the posting that it corrects was taken back. */
  reversal_reason: z.string(),
})

/** Of a company; its total with VAT is the share. */
export const invoiceInput = z.object({
  /** 8 digits on paper, 20 of an electronic one. */
  number: z.string().regex(/^(\d{8}|\d{20})$/),
  total: decimalAmount,
  upload_id: z.uuid(),
})

/** What a member hears of. What only staff see stays out of it. */
export const memberSteps = [
  'submit',
  'approve',
  'ask',
  'refuse',
  'cancel',
  'confirm',
  'lapse',
  'sendToBank',
  'pay',
  'fail',
  'bankReturns',
  'void',
] as const

export const withdrawalStep = z.object({
  step: z.enum(memberSteps),
  at: timestamp,
  /** Written by staff, or a sentence of ours. */
  reason: z.string(),
  bank_reference: z.string(),
  batch: z.number().int().nullable(),
})

/** Asked for by its member; what pays out an account that closes, without a minimum; income of a closed account that its member has claimed. */
export const withdrawalKinds = ['usual', 'closing', 'claim'] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]

export const ownWithdrawal = withdrawalSums.extend({
  id,
  number: z.string(),
  kind: z.enum(withdrawalKinds),
  state: z.enum(withdrawalStates),
  account: z.object({ holder: z.string(), bank_name: z.string(), number_masked: z.string() }),
  bills: z.number().int(),
  invoice_number: z.string(),
  submitted_at: timestamp,
  approved_at: timestamp.nullable(),
  paid_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  confirm_until: timestamp.nullable(),
  bank_reference: z.string(),
  reason: z.string(),
  version: z.number().int(),
  steps: z.array(withdrawalStep),
  /** What it was before the tax changed, where the member has to confirm again. */
  shown_before: z.object({ tax: amount, due: amount, net: amount }).nullable(),
  can: z.object({ cancel: z.boolean(), confirm: z.boolean(), receipt: z.boolean() }),
})

export const withdrawnBill = payableBill
  .pick({ id: true, month: true, sp_name: true, tag: true, total: true, share: true })
  .extend({ joined: z.boolean() })

/** W-1103: on pages, receipts, messages and the bank's statement. */
export const withdrawalNumber = (withdrawalId: number) => `W-${withdrawalId}`
