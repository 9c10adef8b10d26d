// What other modules have to do when an account closes or freezes. Identity stands below them and knows none: they join
// when the program is put together (server/src/join-accounts.ts).
import type { z } from 'zod'
import type { invoiceInput } from '#contract/payouts/withdrawal'
import type { Tx } from '../../platform/database/query'
import type { MemberActor } from '../../platform/http/actor'
import type { Secrets } from '../../platform/secrets'

export interface AccountHooks {
  /** Throws the refusal where something of the account does not let it close yet. Asked when it is asked for, and on the day. */
  onAccountClosing?(tx: Tx, memberId: number): Promise<void>
  /** Its owner wants to go: what has to be settled until the day begins now. */
  onCloseAsked?(context: Leaving & { invoice?: z.output<typeof invoiceInput> }): Promise<void>
  /** Its owner stays after all. */
  onAccountKept?(tx: Tx, memberId: number, now: Date): Promise<void>
  /** The day has come; afterwards nobody can log in any more. */
  onAccountClosed?(tx: Tx, memberId: number, now: Date, secrets: Secrets): Promise<void>
  /** `staffId` null: consent was withdrawn, and `onConsentWithdrawn` follows. */
  onAccountFreezing?(tx: Tx, memberId: number, now: Date, staffId: number | null): Promise<void>
  /** Somebody proved to own the number without knowing the password: what opened the account until now may be in other hands. */
  onPasswordRecovered?(tx: Tx, memberId: number, now: Date): Promise<void>
  /** After the freezing that goes with it, and before any document is erased. */
  onConsentWithdrawn?(context: Leaving): Promise<void>
  /** Somebody else speaks for the account now: another guardian, or the member who has come of age. */
  onGuardianChanged?(tx: Tx, memberId: number, now: Date): Promise<void>
}

export interface Leaving {
  tx: Tx
  actor: MemberActor
  secrets: Secrets
  now: Date
}

const joined: AccountHooks[] = []

export function joinAccounts(hooks: AccountHooks) {
  joined.push(hooks)
}

/** A program that forgot to join the modules must not close accounts over their heads. */
export function accountHooks(): readonly AccountHooks[] {
  if (joined.length === 0) throw new Error('no module has joined the accounts')
  return joined
}
