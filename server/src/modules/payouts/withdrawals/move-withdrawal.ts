// The only writer of a withdrawal's state: it takes the steps of the contract's table, or none, and writes down that it did.
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalAfter,
} from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import { portionsOf } from '../../../platform/portions'
import { Refusal } from '../../../platform/refusal'
import { announce } from '../../webhooks/webhooks.public'
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
  { now, staffId, personId, isQuiet }: Doing,
  { along = {}, told = {} }: { along?: Along; told?: Told } = {},
): Promise<void> {
  const to = requireStep(withdrawal, event)
  await putWithdrawal(tx, withdrawal.id, to, {
    ...along,
    ...(to === 'to_confirm' ? {} : { confirm_until: null }),
  })
  await insertEvent(tx, { withdrawalId: withdrawal.id, event, at: now, staffId, personId, ...told })
  if (!isQuiet) await tellTools(tx, [withdrawal], to, now)
}

/** Many at once take the same step to the same place, or none does. `withdrawals`: locked by the caller. */
export async function moveWithdrawals(
  tx: Tx,
  withdrawals: readonly WithdrawalRow[],
  event: WithdrawalEvent,
  { now, staffId, personId, isQuiet }: Doing,
  told: Told = {},
): Promise<void> {
  const [to, ...others] = new Set(withdrawals.map(withdrawal => requireStep(withdrawal, event)))
  if (to === undefined) return
  if (others.length > 0) throw new Error(`${event} leads to several places`)
  const all = withdrawals.map(({ id }) => id)
  for (const ids of portionsOf(all, portion)) {
    await putStates(tx, ids, to)
    await insertEvents(tx, ids, { event, at: now, staffId, personId, ...told })
  }
  if (!isQuiet) await tellTools(tx, withdrawals, to, now)
}

/** For the accounts' own tools. */
function tellTools(
  tx: Tx,
  moved: readonly WithdrawalRow[],
  status: WithdrawalState,
  now: Date,
): Promise<void> {
  const changes = moved.map(({ id, member_id, state }) => ({
    memberId: member_id,
    data: { withdrawal_id: id, number: withdrawalNumber(id), from: state, status },
  }))
  return announce(tx, 'withdrawal.status_changed', changes, now)
}

/** No statement takes longer than somebody waits for an answer. */
const portion = 5000

function requireStep({ id, state }: WithdrawalRow, event: WithdrawalEvent): WithdrawalState {
  const to = withdrawalAfter(state, event)
  if (to) return to
  throw new Refusal('conflict', {
    text: 'payouts.moved',
    log: { withdrawalId: id, event, from: state },
  })
}
