// A deed that waits: a change of who may move money, or of where it goes. It acts when a second person has said yes and a day has passed.
import { z } from 'zod'
import { id, timestamp } from '../wire'

export const deedKinds = [
  /** A link that makes somebody admin or finance. */
  'staff-invitation',
  /** Admin or finance for somebody who works here, or such a person restored. */
  'staff-rights',
  /** A new second factor for an admin or for finance. */
  'staff-factor',
  /** Whose account a colleague has as a musician: it says what they may not decide. */
  'staff-account',
  /** Less control over payouts. */
  'threshold',
  'tax-rule',
  'bank-layout',
  'domain',
  'outbound-address',
  /** Whose script measures visits on the pages of the site. */
  'statistics-address',
] as const
export type DeedKind = (typeof deedKinds)[number]

export const deedStates = ['waiting', 'done', 'stopped', 'expired', 'failed'] as const

export const deedTimes = {
  /** From the request until it may act. */
  waitHours: 24,
  /** From the owner's click until it may act, where no other admin can say yes. */
  ownerWaitHours: 72,
  /** How long somebody must have been an admin to say yes. */
  adminHours: 72,
  /** How long two of whom one has invited the other, or given them a role or a second factor, cannot say yes to what either asks for. */
  invitedDays: 30,
  /** From the request until it ends by not being confirmed. */
  endsDays: 7,
} as const

/** Why somebody who reads of a deed cannot say yes to it. */
export const agreeObstacles = ['own', 'newAdmin', 'invited', 'inviter', 'agreed', 'ended'] as const
export type AgreeObstacle = (typeof agreeObstacles)[number]

/** Why the owner of the site cannot confirm a deed. */
export const confirmObstacles = ['admin', 'confirmed', 'late', 'ended'] as const
export type ConfirmObstacle = (typeof confirmObstacles)[number]

/** What a call answers whose change waits; null where it was made. */
export const waitingDeed = z
  .object({
    id,
    /** Nobody but the owner of the site can confirm it. */
    needs_owner: z.boolean(),
    /** It acts no earlier. */
    earliest_at: timestamp,
    ends_at: timestamp,
  })
  .nullable()
export type WaitingDeed = NonNullable<z.output<typeof waitingDeed>>

export const deed = z.object({
  id,
  kind: z.enum(deedKinds),
  state: z.enum(deedStates),
  /** In the reader's language. */
  what: z.string(),
  requested_by: z.string(),
  requested_at: timestamp,
  agreed_by: z.string().nullable(),
  agreed_at: timestamp.nullable(),
  /** When the owner of the site confirmed it. */
  clicked_at: timestamp.nullable(),
  /** When it acts, once somebody has confirmed it. */
  ready_at: timestamp.nullable(),
  needs_owner: z.boolean(),
  earliest_at: timestamp,
  ends_at: timestamp,
  ended_at: timestamp.nullable(),
  /** Who stopped it. */
  ended_by: z.string().nullable(),
  /** Why it failed, in the reader's language. */
  end_reason: z.string(),
  /** It acted without waiting, before the first posting of the site. */
  is_immediate: z.boolean(),
  /** Null: who reads this may say yes. */
  cannot_agree: z.enum(agreeObstacles).nullable(),
})
