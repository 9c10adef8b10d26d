// The payer's money, and what finance does about single bills.
import { z } from 'zod'
import { defineCall } from '../call'
import { decimalAmount } from '../money'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { prose, words } from '../text'
import { day, done, factorCode, id, idempotencyKey } from '../wire'
import { bill } from './bill'
import { doneOrRequested } from './money-request'
import { incomeDesk } from './payer-calls'
import { reportCurrency } from './report'

export const recordPayment = defineCall({
  name: 'recordPayment',
  summary:
    'Record money of a payer for a report: what arrived, what the bank kept and what it settles. A large or odd payment waits for a second person',
  methods: ['POST'],
  path: paths.recordPayment,
  access: incomeDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({
    report_id: id,
    currency: reportCurrency,
    /** What it settles of the report; negative: money that the payer got back. */
    settled: decimalAmount,
    charges: decimalAmount,
    bank_currency: reportCurrency,
    /** What stands on the account. */
    banked: decimalAmount,
    received_on: day,
    reason: prose(500),
    idempotency_key: idempotencyKey,
    code: factorCode,
  }),
  output: doneOrRequested,
})

export const closeReportDifference = defineCall({
  name: 'closeReportDifference',
  summary:
    'Ask to give up what a payer still owes for a report, or to keep what it paid too much; a second person confirms it',
  methods: ['POST'],
  path: paths.closeReportDifference,
  access: incomeDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ report_id: id, currency: reportCurrency, reason: prose(500, 2), code: factorCode }),
  output: doneOrRequested,
})

export const moveReceivedMoney = defineCall({
  name: 'moveReceivedMoney',
  summary:
    'Move what a payer has sent for a report that was reversed, or too much for one, to another of its reports. A large sum waits for a second person',
  methods: ['POST'],
  path: paths.moveReceivedMoney,
  access: incomeDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({
    report_id: id,
    to_report_id: id,
    currency: reportCurrency,
    amount: decimalAmount,
    reason: prose(500, 2),
    idempotency_key: idempotencyKey,
    code: factorCode,
  }),
  output: doneOrRequested,
})

export const reverseReceipt = defineCall({
  name: 'reverseReceipt',
  summary:
    'Ask to reverse a receipt that was recorded wrongly: once a second person confirms it, what it settled is owed again',
  methods: ['POST'],
  path: paths.reverseReceipt,
  access: incomeDesk,
  effect: 'change',
  factor: 'always',
  input: z.object({ receipt_id: id, reason: prose(500, 2), code: factorCode }),
  output: doneOrRequested,
})

const deskBill = bill.extend({
  member: z.object({ id, name: z.string() }),
  report: z.object({ id, name: z.string() }),
})

export const listDeskBills = defineCall({
  name: 'listDeskBills',
  summary: 'Bills of a report, a member or a claim, the newest first',
  methods: ['GET'],
  path: paths.listDeskBills,
  access: incomeDesk,
  effect: 'read',
  input: z.object({
    ...pageInput,
    report_id: id.optional(),
    member_id: id.optional(),
    /** With a part of what the claim is about. */
    case_id: id.optional(),
    query: words(100).optional(),
  }),
  output: pageOf(deskBill),
})

export const holdBill = defineCall({
  name: 'holdBill',
  summary: 'Hold a bill; its member is told why',
  methods: ['POST'],
  path: paths.holdBill,
  access: incomeDesk,
  effect: 'change',
  input: z.object({ bill_id: id, remarks: prose(500, 2) }),
  output: done,
})

export const releaseBill = defineCall({
  name: 'releaseBill',
  summary: 'Release a bill: it is where it was before the hold; its member is told why',
  methods: ['POST'],
  path: paths.releaseBill,
  access: incomeDesk,
  effect: 'change',
  input: z.object({ bill_id: id, reason: prose(500, 2) }),
  output: done,
})
