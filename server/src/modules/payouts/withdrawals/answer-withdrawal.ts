// What members do about a withdrawal that stands: take it back, or agree with the tax as it is now.
import type { Currency } from '#contract/currency'
import type { cancelWithdrawal, confirmWithdrawal } from '#contract/payouts/withdrawal-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { accountState, requireOpenAccount } from '../../identity/identity.public'
import '../payouts.texts'
import { endWithdrawal } from './end-withdrawal'
import { isCancellable } from './is-cancellable'
import { moveWithdrawal } from './move-withdrawal'
import { decimalIn } from './present-sums'
import { lockOwnWithdrawal, type WithdrawalRow } from './withdrawals.queries'

async function ownWithdrawal(tx: Tx, memberId: number, id: number): Promise<WithdrawalRow> {
  const withdrawal = await lockOwnWithdrawal(tx, memberId, id)
  if (!withdrawal) throw new Refusal('notFound')
  return withdrawal
}

export async function cancelOwnWithdrawal(context: CallContext<typeof cancelWithdrawal>) {
  const { tx, actor, input, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  const withdrawal = await ownWithdrawal(tx, actor.memberId, input.id)
  if (!isCancellable(withdrawal.kind, await accountState(tx, actor.memberId))) {
    const text = withdrawal.kind === 'claim' ? 'payouts.claimStays' : 'payouts.closingStays'
    throw new Refusal('conflict', { text })
  }
  const reason = 'payouts.reason.byMember'
  await endWithdrawal(tx, withdrawal, { event: 'cancel', reason }, { now, personId: actor.personId })
  answer.text = { key: 'payouts.cancelledByMember' }
  return null
}

/** The figures stand since they were asked about; whoever saw others is shown these first. */
export async function confirmOwnWithdrawal(context: CallContext<typeof confirmWithdrawal>) {
  const { tx, actor, input, now, answer } = context
  await requireOpenAccount(tx, actor.memberId)
  const withdrawal = await ownWithdrawal(tx, actor.memberId, input.id)
  const net = decimalIn(withdrawal.currency as Currency)(withdrawal.net_minor)
  if (withdrawal.version !== input.version || net !== input.net) {
    throw new Refusal('conflict', { text: 'payouts.moved' })
  }
  // The daily run may not have come yet.
  if (withdrawal.confirm_until && withdrawal.confirm_until <= now) {
    throw new Refusal('conflict', { text: 'payouts.confirmTooLate' })
  }
  await moveWithdrawal(
    tx,
    withdrawal,
    'confirm',
    { now, personId: actor.personId },
    { along: { round: withdrawal.round + 1 } },
  )
  answer.text = { key: 'payouts.confirmed' }
  return null
}
