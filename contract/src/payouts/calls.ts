import { z } from 'zod'
import { defineCall } from '../call'
import { decimalAmount } from '../money'
import { paths } from '../paths'
import { id, idempotencyKey, nothing, smsCode } from '../wire'

export const listBanks = defineCall({
  name: 'listBanks',
  summary: 'The banks an account can be at',
  methods: ['GET'],
  path: paths.listBanks,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const bankAccount = defineCall({
  name: 'bankAccount',
  summary: 'The bound bank account, with its number masked',
  methods: ['GET'],
  path: paths.bankAccount,
  access: 'member',
  effect: 'read',
  colleagues: ['owner', 'finance'],
  input: nothing,
  output: z
    .object({
      holder: z.string(),
      bank_code: z.string(),
      bank_name: z.string(),
      branch: z.string(),
      number_masked: z.string(),
      usable_from: z.iso.datetime(),
    })
    .nullable(),
})

export const nameBankOfCard = defineCall({
  name: 'nameBankOfCard',
  summary: 'Which bank issued a card, from a bundled table',
  methods: ['GET'],
  path: paths.nameBankOfCard,
  access: 'member',
  effect: 'read',
  rate: { max: 30, seconds: 60, per: 'account' },
  colleagues: ['owner', 'finance'],
  input: z.object({ number: z.string().regex(/^\d{6,19}$/) }),
  output: z.object({ code: z.string(), name: z.string(), kind: z.enum(['debit', 'credit']) }).nullable(),
})

const withdrawalSums = z.object({
  currency: z.string(),
  gross: decimalAmount,
  share: decimalAmount,
  tax: decimalAmount,
  fee: decimalAmount,
  net: decimalAmount,
})

export const previewWithdrawal = defineCall({
  name: 'previewWithdrawal',
  summary: 'What withdrawing these bills would pay out',
  methods: ['POST'],
  path: paths.previewWithdrawal,
  access: 'member',
  effect: 'read',
  colleagues: ['owner', 'finance'],
  input: z.object({ bill_ids: z.array(id).min(1).max(1000) }),
  output: withdrawalSums,
})

export const requestWithdrawal = defineCall({
  name: 'requestWithdrawal',
  summary: 'Withdraw these bills, once, for the net amount the member saw',
  methods: ['POST'],
  path: paths.requestWithdrawal,
  access: 'member',
  effect: 'change',
  idempotent: true,
  colleagues: ['owner', 'finance'],
  input: z.object({
    bill_ids: z.array(id).min(1).max(1000),
    net: decimalAmount,
    sms_code: smsCode,
    idempotency_key: idempotencyKey.optional(),
    invoice_upload_id: z.uuid().optional(),
  }),
  output: withdrawalSums.extend({ id, number: z.string(), state: z.literal('submitted') }),
})
