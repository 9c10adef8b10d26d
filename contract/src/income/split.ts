// A recording's split as its owner and its parties see it.
import { z } from 'zod'
import { id, month, timestamp } from '../wire'
import { partyAnswers, splitStates } from './split-state'

export const isrcCode = z.string().regex(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/)

/** For a right in the recording, or for a service to who holds it: the tax differs. */
export const paidFor = ['right', 'service'] as const
export type PaidFor = (typeof paidFor)[number]

/** The recording, as one of the works that carry it calls it. */
export const splitTrack = z.object({
  isrc: z.string(),
  title: z.string(),
  artists: z.string(),
  /** Null: not the reader's work. */
  work_id: id.nullable(),
  cover_url: z.string().nullable(),
})

export const splitParty = z.object({
  id,
  /** As the owner calls the party. */
  name: z.string(),
  /** As it was invited; null: the owner's own part. */
  mobile_masked: z.string().nullable(),
  /** With two decimals; `0.00`: has a part in the split before and leaves with this one. */
  percent: z.string(),
  role: z.string(),
  paid_for: z.enum(paidFor),
  answer: z.enum(partyAnswers),
  answered_at: timestamp.nullable(),
  is_owner: z.boolean(),
  /** Whether it is the reader's own. */
  is_mine: z.boolean(),
  /** From when on the owner may remind; null: not now and not later. */
  remind_from: timestamp.nullable(),
})

export const split = z.object({
  id,
  state: z.enum(splitStates),
  /** The first sale month it holds for. */
  from_month: month,
  proposed_at: timestamp,
  ends_at: timestamp,
  settled_at: timestamp.nullable(),
  /** All of them for the owner, the own one for a party. */
  parties: z.array(splitParty),
  /** How many are asked, and how many of them have accepted. */
  asked: z.number().int(),
  accepted: z.number().int(),
})
export type Split = z.output<typeof split>
export type SplitParty = z.output<typeof splitParty>
