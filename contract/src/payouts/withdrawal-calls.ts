// What members do to be paid.
import { z } from 'zod'
import { defineCall } from '../call'
import { amount } from '../income/bill'
import { decimalAmount } from '../money'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { day, done, id, idempotencyKey, smsCode, timestamp, version } from '../wire'
import {
  invoiceInput,
  ownWithdrawal,
  payableBill,
  withdrawalObstacles,
  withdrawalSums,
  withdrawnBill,
} from './withdrawal'
import { withdrawalStates } from './withdrawal-state'

const payers = ['owner', 'finance'] as const
/** In one withdrawal. */
export const mostBills = 1000

export const listPayableBills = defineCall({
  name: 'listPayableBills',
  summary: 'List bills you can withdraw now, or later with the reason, newest month first',
  methods: ['GET'],
  path: paths.listPayableBills,
  access: 'member',
  effect: 'read',
  colleagues: payers,
  input: z.object({ ...pageInput, when: z.enum(['now', 'later']).default('now') }),
  output: pageOf(payableBill).extend({
    currency: z.string(),
    /** Of all, not of this page. What is below zero is counted in both. */
    bills: z.number().int(),
    share: amount,
    minimum: amount,
    fee: amount,
  }),
})

export const previewWithdrawal = defineCall({
  name: 'previewWithdrawal',
  summary: 'Preview a withdrawal: what you get, how the tax is calculated, and any obstacles',
  methods: ['POST'],
  path: paths.previewWithdrawal,
  access: 'member',
  effect: 'read',
  colleagues: payers,
  input: z.object({ bill_ids: z.array(id).min(1).max(mostBills) }),
  output: withdrawalSums.extend({
    chosen: z.number().int(),
    /** Below zero: they come along by themselves. */
    joined: z.array(withdrawnBill),
    obstacles: z.array(z.enum(withdrawalObstacles)),
    /** When the wait is over. */
    from: timestamp.nullable(),
    needs_invoice: z.boolean(),
    minimum: amount,
  }),
})

export const requestWithdrawal = defineCall({
  name: 'requestWithdrawal',
  summary: 'Withdraw bills, once, for the net amount you were shown',
  methods: ['POST'],
  path: paths.requestWithdrawal,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: payers,
  /** A retry may need a new code. */
  saidAnew: ['sms_code'],
  input: z.object({
    bill_ids: z.array(id).min(1).max(mostBills),
    net: decimalAmount,
    sms_code: smsCode,
    idempotency_key: idempotencyKey.optional(),
    invoice: invoiceInput.optional(),
  }),
  output: withdrawalSums.extend({ id, number: z.string(), state: z.enum(withdrawalStates) }),
})

/** In which months, by the day it was submitted in China. */
export const withdrawalFilter = {
  state: z.enum(withdrawalStates).optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listWithdrawals = defineCall({
  name: 'listWithdrawals',
  summary: 'List your withdrawals, newest first, with totals on the way and paid',
  methods: ['GET'],
  path: paths.listWithdrawals,
  access: 'member',
  effect: 'read',
  colleagues: payers,
  input: z.object({ ...pageInput, ...withdrawalFilter }),
  output: pageOf(ownWithdrawal).extend({
    currency: z.string(),
    on_the_way: amount,
    paid: amount,
    withheld: amount,
    /** With anything to state, as China counts them, the newest first; on the first page. */
    years: z.array(z.number().int()),
  }),
})

export const readWithdrawal = defineCall({
  name: 'readWithdrawal',
  summary: 'Retrieve a withdrawal with its bills and history',
  methods: ['GET'],
  path: paths.readWithdrawal,
  access: 'member',
  effect: 'read',
  colleagues: payers,
  input: z.object({ id }),
  output: ownWithdrawal.extend({ of: z.array(withdrawnBill) }),
})

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  summary: 'Cancel a withdrawal before it’s approved',
  methods: ['POST'],
  path: paths.cancelWithdrawal,
  access: 'member',
  effect: 'change',
  colleagues: payers,
  input: z.object({ id }),
  output: done,
})

export const confirmWithdrawal = defineCall({
  name: 'confirmWithdrawal',
  summary: 'Confirm a withdrawal with its changed tax, for the net amount you were shown',
  methods: ['POST'],
  path: paths.confirmWithdrawal,
  access: 'member',
  effect: 'change',
  colleagues: payers,
  input: z.object({ id, version, net: decimalAmount }),
  output: done,
})
