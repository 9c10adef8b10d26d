import { z } from 'zod'
import { currencies } from '../currency'
import { id, month, oneOfNumbers, timestamp } from '../wire'
import { billStatuses, billTags } from './bill-status'

/** What was added up may be longer than anything that is typed. */
export const amount = z.string().regex(/^-?\d+(\.\d{1,4})?$/)
/** To the last digit: what is not rounded may be as long as it likes. */
export const exactAmount = z.string().regex(/^-?\d+(\.\d+)?$/)

export const amounts = {
  currency: z.enum(currencies),
  /** The member's part of what came in. */
  total_money_all: amount,
  /** What is left of it after the rate. */
  cp_money_all: amount,
}

export const bill = z.object({
  id,
  month,
  /** The channel, as it was called when the bill was posted. */
  sp_name: z.string(),
  ...amounts,
  status: z.literal(billStatuses),
  /** Why it is held. */
  remarks: z.string(),
  /** Held for a claim of infringement, whose number the remarks are. */
  is_disputed: z.boolean(),
  tag: z.enum(billTags),
})

/** As its member sees it. */
export const ownBill = bill.extend({
  channel_id: id,
  plays: z.number().int(),
  /** In which it was sold. */
  first_month: month,
  last_month: month,
  /** Without a word from the member it counts as confirmed from here on. */
  confirms_at: timestamp,
  confirmed_at: timestamp.nullable(),
  confirmed_by: z.enum(['member', 'time']).nullable(),
  /** The payer's money for it has come in. */
  is_covered: z.boolean(),
  /** The bill that it corrects. */
  corrects: id.nullable(),
  /** Why its posting was taken back; empty: it was not. */
  reversal_reason: z.string(),
  /** When it came to stand where it stands. */
  changed_at: timestamp,
  can: z.object({ confirm: z.boolean() }),
})

/** All bills of one status and currency together. */
export const billSum = z.object({ status: z.literal(billStatuses), bills: z.number().int(), ...amounts })

/** The bills of one month and currency; what was reversed is counted and not added. */
export const billMonth = z.object({
  month,
  bills: z.number().int(),
  reversed: z.number().int(),
  plays: z.number().int(),
  ...amounts,
})

/** In an address a status is text, and nothing is not 0. */
export const billStatusFilter = oneOfNumbers(billStatuses)

export const billFilter = {
  /** Of the bill, both included. */
  from: month.optional(),
  to: month.optional(),
  channel_id: id.optional(),
  status: billStatusFilter.optional(),
}
