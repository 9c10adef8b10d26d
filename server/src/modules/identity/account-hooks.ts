// What other modules have to do when an account closes or freezes. Identity stands below them and knows none: they join
// when the program is put together (server/src/join-accounts.ts).
import type { Tx } from '../../platform/database/query'

export interface AccountHooks {
  /** Throws the refusal where something of the account does not let it close yet. */
  onAccountClosing(tx: Tx, memberId: number): Promise<void>
  onAccountFreezing(tx: Tx, memberId: number, now: Date): Promise<void>
  /** After the freezing that goes with it. */
  onConsentWithdrawn(tx: Tx, memberId: number, now: Date): Promise<void>
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
