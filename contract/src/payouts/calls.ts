import { z } from 'zod'
import { defineCall } from '../call'
import { decimalAmount } from '../money'
import { paths } from '../paths'
import { id, idempotencyKey, smsCode } from '../wire'

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
