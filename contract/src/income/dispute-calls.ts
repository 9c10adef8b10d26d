// Income of recordings that a claim of infringement is about.
import { z } from 'zod'
import { defineCall } from '../call'
import { currencies } from '../currency'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { id, timestamp } from '../wire'
import { amount } from './bill'
import { incomeDesk } from './payer-calls'

/** From when the income of a recording is held: by then finance holds the bills that came before. */
export const holdWithinHours = 24

const sum = z.object({ bills: z.number().int(), cp_money_all: amount })

const dispute = z.object({
  /** Of the case. */
  id,
  number: z.string(),
  /** Decided for the claimant: what comes in later is held too. */
  is_upheld: z.boolean(),
  received_at: timestamp,
  /** Until when bills that came before the claim are to be held; null: there are none. */
  due_at: timestamp.nullable(),
  is_overdue: z.boolean(),
  work: z.object({ id, title: z.string() }),
  /** Null: all of the release. */
  track_title: z.string().nullable(),
  currency: z.enum(currencies),
  held: sum,
  /** Bills that came before the claim. */
  to_hold: sum,
  /** On their way to the bank, or there: nobody can hold them. */
  withdrawn: sum,
})
export type Dispute = z.output<typeof dispute>

export const listDisputes = defineCall({
  name: 'listDisputes',
  summary: 'Claims with evidence about a recording, with the bills it has a part in; the newest first',
  methods: ['GET'],
  path: paths.listDisputes,
  access: incomeDesk,
  effect: 'read',
  input: z.object(pageInput),
  output: pageOf(dispute),
})

export const holdDisputedBills = defineCall({
  name: 'holdDisputedBills',
  summary: 'Hold every bill that came before a claim and has a part of its recording; members are told',
  methods: ['POST'],
  path: paths.holdDisputedBills,
  access: incomeDesk,
  effect: 'change',
  input: z.object({ case_id: id }),
  output: z.object({ held: z.number().int() }),
})
