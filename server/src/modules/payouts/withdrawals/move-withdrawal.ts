// The only writer of a withdrawal's state: it takes the steps of the contract's table, or none, and writes down that it did.
import { type WithdrawalEvent, withdrawalAfter } from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import '../payouts.texts'
import {
  type Along,
  insertEvent,
  type NewEvent,
  putWithdrawal,
  type WithdrawalRow,
} from './withdrawals.queries'

export interface Doing {
  now: Date
  staffId?: number
  /** Of the member's side: the person, whoever they act for. */
  personId?: number
}

type Told = Pick<NewEvent, 'reason' | 'details'>

/** `withdrawal`: locked by the caller. */
export async function moveWithdrawal(
  tx: Tx,
  withdrawal: WithdrawalRow,
  event: WithdrawalEvent,
  { now, staffId, personId }: Doing,
  { along = {}, told = {} }: { along?: Along; told?: Told } = {},
): Promise<void> {
  const to = withdrawalAfter(withdrawal.state, event)
  if (!to) {
    throw new Refusal('conflict', {
      text: 'payouts.moved',
      log: { withdrawalId: withdrawal.id, event, from: withdrawal.state },
    })
  }
  await putWithdrawal(tx, withdrawal.id, to, {
    ...along,
    ...(to === 'to_confirm' ? {} : { confirm_until: null }),
  })
  await insertEvent(tx, { withdrawalId: withdrawal.id, event, at: now, staffId, personId, ...told })
}
