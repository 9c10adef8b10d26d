// What other modules have to do before bills are taken back. Income stands below them and knows none: they join when the program is
// put together (server/src/join-accounts.ts).
import type { Tx } from '../../platform/database/query'

export interface BillHooks {
  /** Sends back what nobody has approved yet and holds one of the posting's bills. Before any bill is locked. */
  onPostingReversing(tx: Tx, postingId: number, now: Date): Promise<void>
  /** Whether one of them has come to be in such a withdrawal meanwhile. */
  areBeingWithdrawn(tx: Tx, billIds: readonly number[]): Promise<boolean>
}

const joined: BillHooks[] = []

export function joinBills(hooks: BillHooks) {
  joined.push(hooks)
}

export const billHooks = (): readonly BillHooks[] => joined
