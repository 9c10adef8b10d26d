// The only writer of a withdrawal's state: it takes the steps of the contract's table, or none, and writes down that it did.
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalAfter,
} from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import { portionsOf } from '../../../platform/portions'
import { Refusal } from '../../../platform/refusal'
import '../payouts.texts'
import {
  type Along,
  insertEvent,
  insertEvents,
  type NewEvent,
  putStates,
  putWithdrawal,
  type WithdrawalRow,
} from './withdrawals.queries'

export interface Doing {
  now: Date
  staffId?: number
  /** Of the member's side: the person, whoever they act for. */
  personId?: number
  /** Of long ago: nobody hears of it. */
  isQuiet?: boolean
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
  const to = stateAfter(withdrawal, event)
  await putWithdrawal(tx, withdrawal.id, to, {
    ...along,
    ...(to === 'to_confirm' ? {} : { confirm_until: null }),
  })
  await insertEvent(tx, { withdrawalId: withdrawal.id, event, at: now, staffId, personId, ...told })
}

/** Many that take the same step at once, for a batch may be of a hundred thousand. */
export async function moveTogether(
  tx: Tx,
  withdrawals: readonly WithdrawalRow[],
  event: WithdrawalEvent,
  { now, staffId }: Doing,
  details: Record<string, unknown>,
): Promise<void> {
  const to = new Set(withdrawals.map(withdrawal => stateAfter(withdrawal, event)))
  const [state] = to
  if (!state || to.size > 1) throw new Error(`withdrawals do not ${event} together`)
  const ids = withdrawals.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += portion) {
    const some = ids.slice(from, from + portion)
    await putStates(tx, some, state)
    await insertEvents(tx, some, { event, at: now, staffId, details })
  }
}

/** No statement takes longer than somebody waits for an answer. */
const portion = 5000

function stateAfter(withdrawal: WithdrawalRow, event: WithdrawalEvent): WithdrawalState {
  const to = withdrawalAfter(withdrawal.state, event)
  if (to) return to
  throw new Refusal('conflict', {
    text: 'payouts.moved',
    log: { withdrawalId: withdrawal.id, event, from: withdrawal.state },
  })
}
