// A document by which a tax treaty leaves less of a non-resident's income to be taxed. It lowers a tax, so one person of finance enters it
// and another one confirms it.
import { z } from 'zod'
import { day, id, timestamp } from '../wire'

export const treatyStates = ['proposed', 'confirmed', 'refused', 'ended'] as const
export type TreatyState = (typeof treatyStates)[number]

/** The one table; the database knows the same. A confirmed one also ends when another one is confirmed. */
export const treatyTransitions = {
  confirm: { proposed: 'confirmed' },
  /** Refused before it counted, ended after. Both raise the tax, so one person is enough. */
  end: { proposed: 'refused', confirmed: 'ended' },
} as const satisfies Record<string, Partial<Record<TreatyState, TreatyState>>>

/** In percent, below the hundred, with up to two decimals. */
export const treatyRate = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/)

/** Why the one who looks cannot confirm it. */
export const treatyHandsOff = ['own', 'proposed_before'] as const

/** One that waits or counts. */
export const treatyDocument = z.object({
  id,
  state: z.enum(treatyStates),
  rate: z.string(),
  valid_until: day,
  /** Its last day is not over. */
  is_valid: z.boolean(),
  url: z.string(),
  media_type: z.string(),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: timestamp,
  confirmed_by: z.string(),
  confirmed_at: timestamp.nullable(),
  can: z.object({ confirm: z.boolean(), end: z.boolean() }),
  hands_off: z.enum(treatyHandsOff).nullable(),
})
export type TreatyDocument = z.output<typeof treatyDocument>
