import { z } from 'zod'
import { currencies } from '../currency'
import { id, month, oneOfNumbers } from '../wire'
import { billStatuses, billTags } from './bill-status'

/** What was added up may be longer than anything that is typed. */
const amount = z.string().regex(/^-?\d+(\.\d{1,4})?$/)

const amounts = {
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
  tag: z.enum(billTags),
})

/** All bills of one status and currency together. */
export const billSum = z.object({ status: z.literal(billStatuses), bills: z.number().int(), ...amounts })

/** In an address a status is text, and nothing is not 0. */
export const billStatusFilter = oneOfNumbers(billStatuses)
