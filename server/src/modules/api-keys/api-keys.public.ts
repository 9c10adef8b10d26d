import type { AccountHooks } from '../identity/identity.public'
import { deleteKeysOf, endKeysOf } from './api-keys.queries'

export { KeyDirectory } from './key-directory'
export { offeredKey } from './offered-key'

/** A key ends with whatever makes it doubtful who holds it, and does not come back when that is over. */
export const keysOfAccount: AccountHooks = {
  onAccountFreezing: (tx, memberId, now) => endKeysOf(tx, memberId, 'frozen', now),
  onCloseAsked: ({ tx, actor, now }) => endKeysOf(tx, actor.memberId, 'closed', now),
  onAccountClosed: deleteKeysOf,
  onPasswordRecovered: (tx, memberId, now) => endKeysOf(tx, memberId, 'recovered', now),
}
