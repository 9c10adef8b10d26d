// What one person of finance asks for and another one confirms: a payment that is large or odd, much money that goes over to another report, a
// difference that is given up, a posting or a receipt that is taken back.
import { z } from 'zod'
import { currencies } from '../currency'
import { id, timestamp } from '../wire'

export const moneyRequestKinds = ['receipt', 'difference', 'reversal', 'receipt_reversal', 'move'] as const
export type MoneyRequestKind = (typeof moneyRequestKinds)[number]

/** Why a second person is asked. */
export const secondPersonReasons = [
  /** More than one person may record alone for this report. */
  'large',
  /** More than is owed for the report. */
  'surplus',
  /** Received before the first day of the report. */
  'early',
  /** It went back to the payer; one that was recorded wrongly is reversed. */
  'takes_back',
  /** The bank would have kept more than a tenth of it. */
  'charges',
  /** No exchange rate explains what arrived. */
  'rate',
  'write_off',
  'reversal',
  'receipt_reversal',
] as const
export type SecondPersonReason = (typeof secondPersonReasons)[number]

/** Days after which a request that nobody has decided ends. */
export const requestDays = 7
/** Hours for which the bills of a posting stay where they are once its reversal was asked for, once a posting. */
export const reversalHoldHours = 24

const amount = z.object({ currency: z.enum(currencies), amount: z.string() })

export const moneyRequest = z.object({
  id,
  kind: z.enum(moneyRequestKinds),
  why: z.array(z.enum(secondPersonReasons)),
  reason: z.string(),
  /** What it would settle, or give up; null for a reversal. */
  settles: amount.nullable(),
  /** What arrived; null where nothing did. */
  banked: amount.nullable(),
  received_on: z.string().nullable(),
  /** The report that money would go over to. */
  other_report_id: id.nullable(),
  asked_by: z.string(),
  asked_at: timestamp,
  ends_at: timestamp,
  /** Until then nobody withdraws the bills that would be reversed. */
  holds_until: timestamp.nullable(),
  /** The reader has asked for it: somebody else confirms it. */
  is_own: z.boolean(),
})
export type MoneyRequest = z.output<typeof moneyRequest>

/** What a call answers that a second person may have to confirm: the request, or null where it was done. */
export const doneOrRequested = z.object({ request_id: id.nullable() })
