// Income of accounts that are closed, and who claims it.
import { z } from 'zod'
import { currencies } from '../currency'
import { amount } from '../income/bill'
import { id, timestamp } from '../wire'

/** Whether the identity of who claims is the one that the closed account was paid under; `unknown`: it was never paid. */
export const claimLikenesses = ['same', 'other', 'unknown'] as const

/** Why the one who looks cannot confirm it. */
export const claimHandsOff = ['own', 'proposed_before'] as const

export const incomeClaim = z.object({
  id,
  claimant: z.object({ id, name: z.string() }),
  /** In whose verified name the account is that would be paid; empty: none is bound any more. */
  holder: z.string(),
  likeness: z.enum(claimLikenesses),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: timestamp,
  can: z.object({ confirm: z.boolean(), refuse: z.boolean() }),
  hands_off: z.enum(claimHandsOff).nullable(),
})

/** Of one closed account in one currency. */
export const unclaimedIncome = z.object({
  /** Of the account in the ledger. */
  id,
  member_id: id,
  currency: z.enum(currencies),
  amount,
  bills: z.number().int(),
  /** What can be paid now: the payer's money is here, and nothing is held. What the account owes is taken off. */
  claimable: amount,
  claimable_bills: z.number().int(),
  since: timestamp,
  claim: incomeClaim.nullable(),
})

/** Of an account whose guardian has withdrawn consent: it goes to that guardian's account. */
export const consentBalance = z.object({
  member: z.object({ id, name: z.string() }),
  /** When consent was withdrawn. */
  since: timestamp,
  currency: z.enum(currencies),
  available: amount,
  /** Waits for its payer, or is held. */
  later: amount,
  /** Null: the guardian who was approved last had bound none. */
  account: z.object({ holder: z.string(), bank_name: z.string(), number_masked: z.string() }).nullable(),
  can: z.object({ pay: z.boolean() }),
})
