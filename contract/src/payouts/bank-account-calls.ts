// Where a member's money goes: one bank account in the verified name.
import { z } from 'zod'
import { defineCall } from '../call'
import { paths } from '../paths'
import { seen, words } from '../text'
import { done, nothing, smsCode, timestamp } from '../wire'
import { boundAccount, holderKinds, waitReasons } from './bank-account'

export const listBanks = defineCall({
  name: 'listBanks',
  summary: 'List supported banks',
  methods: ['GET'],
  path: paths.listBanks,
  access: 'member',
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const bankAccount = defineCall({
  name: 'bankAccount',
  summary: 'Retrieve your bank account, with its number masked',
  methods: ['GET'],
  path: paths.bankAccount,
  access: 'member',
  effect: 'read',
  colleagues: ['owner', 'finance'],
  input: nothing,
  output: boundAccount.nullable(),
})

export const payoutStanding = defineCall({
  name: 'payoutStanding',
  summary: 'Retrieve whose account can be paid, the current bank account, and any waiting time',
  methods: ['GET'],
  path: paths.payoutStanding,
  access: 'member',
  effect: 'read',
  colleagues: ['owner', 'finance'],
  input: nothing,
  output: z.object({
    /** Null: nobody is verified yet. */
    holder: z.object({ kind: z.enum(holderKinds), name: z.string(), mobile_masked: z.string() }).nullable(),
    obstacle: z.enum(['not_verified', 'minor_not_approved']).nullable(),
    account: boundAccount.nullable(),
    waits: z.array(z.object({ why: z.enum(waitReasons), since: timestamp, until: timestamp })),
    can_bind: z.boolean(),
  }),
})

export const nameBankOfCard = defineCall({
  name: 'nameBankOfCard',
  summary: 'Look up the bank that issued a card',
  methods: ['GET'],
  path: paths.nameBankOfCard,
  access: 'member',
  effect: 'read',
  rate: { max: 30, seconds: 60, per: 'account' },
  colleagues: ['owner', 'finance'],
  input: z.object({ number: z.string().regex(/^\d{6,19}$/) }),
  output: z.object({ code: z.string(), name: z.string(), kind: z.enum(['debit', 'credit']) }).nullable(),
})

export const bindBankAccount = defineCall({
  name: 'bindBankAccount',
  summary: 'Add or replace the bank account in the verified name, with a code',
  methods: ['POST'],
  path: paths.bindBankAccount,
  access: 'member',
  effect: 'change',
  rate: { max: 20, seconds: 3600, per: 'account' },
  input: z.object({
    holder: words(60, 1),
    number: seen(60, 1),
    /** Unsaid: as the number tells. */
    bank_code: z
      .string()
      .regex(/^[A-Z]{2,12}$/)
      .optional(),
    /** Of a bank that is not in the list. */
    bank_name: words(60).default(''),
    branch: words(80).default(''),
    cnaps: z
      .string()
      .regex(/^(\d{12})?$/)
      .default(''),
    sms_code: smsCode,
  }),
  output: boundAccount,
})

export const removeBankAccount = defineCall({
  name: 'removeBankAccount',
  summary: 'Remove the bank account, with a code',
  methods: ['POST'],
  path: paths.removeBankAccount,
  access: 'member',
  effect: 'change',
  input: z.object({ sms_code: smsCode }),
  output: done,
})
