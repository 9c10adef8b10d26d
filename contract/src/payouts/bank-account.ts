// A bank account as its member sees it.
import { z } from 'zod'
import { timestamp } from '../wire'

/** A person's debit card, or the account of a company. */
export const accountKinds = ['card', 'company'] as const
/** Whose it has to be. */
export const holderKinds = ['member', 'guardian', 'company'] as const

/** A bank that is not in the list has a name of its own. */
export const otherBank = 'OTHER'

/** What starts a wait; each is shown with its own words. */
export const waitReasons = ['account', 'mobile', 'password', 'guardian', 'colleague'] as const

export const boundAccount = z.object({
  kind: z.enum(accountKinds),
  holder: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  branch: z.string(),
  cnaps: z.string(),
  number_masked: z.string(),
  bound_at: timestamp,
  usable_from: timestamp,
  /** Of somebody else by now, such as an earlier guardian: nothing goes there any more. */
  is_outdated: z.boolean(),
})
