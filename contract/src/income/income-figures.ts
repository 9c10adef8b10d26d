// What income comes to over time. Amounts are in the site's currency and count by the month of the bill.
import { z } from 'zod'
import { id, month } from '../wire'
import { exactAmount } from './bill'

export const incomeCell = z.object({ month, channel_id: id, amount: exactAmount, plays: z.number().int() })

/** Plays by the month in which they happened. */
export const playedMonth = z.object({ month, plays: z.number().int() })

export const incomePartKinds = ['track', 'country'] as const
export type IncomePartKind = (typeof incomePartKinds)[number]

export const incomePart = z.object({
  work_id: id.nullable(),
  isrc: z.string(),
  /** Of the recording, or the code of the country. */
  name: z.string(),
  release: z.string(),
  cover_url: z.string().nullable(),
  amount: exactAmount,
  plays: z.number().int(),
  /** Of the months it is compared with; null: it is compared with none. */
  before: exactAmount.nullable(),
  /** By month of the period, in their order. */
  course: z.array(z.number()),
})
