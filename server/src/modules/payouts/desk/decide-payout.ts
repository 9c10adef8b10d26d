// One withdrawal at a time: refuse, mark what the bank did, give up, and say where a member is resident for tax.
import { todayInChina } from '#contract/identity/age'
import type {
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  settleResidence,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import { type WithdrawalState, withdrawalAfter } from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import type { StaffActor } from '../../../platform/http/actor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { findPayee, lockAccount } from '../../identity/identity.public'
import '../payouts.texts'
import { findResidence, insertResidence, lockPeople } from '../tax/tax.queries'
import { endWithdrawal } from '../withdrawals/end-withdrawal'
import { type HandledWithdrawal, withHandling } from '../withdrawals/handled'
import { isOwnMember } from '../withdrawals/handled.queries'
import { isPossibleDay, momentOfDay } from '../withdrawals/paid-day'
import { failWithdrawal, payWithdrawal, returnWithdrawal, sendToBank } from '../withdrawals/pay-withdrawals'
import { type HandsOff, whyNotPay, whyNotRefuse, whyNotVoid } from '../withdrawals/payouts.policy'
import { findPayableSince, findWithdrawals, lockWithdrawals } from '../withdrawals/withdrawals.queries'

type Decision = Pick<CallContext, 'tx' | 'client' | 'now'> & {
  actor: StaffActor
  input: { id: number; version: number }
}

export async function refuseThePayout(context: CallContext<typeof refusePayout>) {
  const { tx, input, actor, now } = context
  const withdrawal = await lockSeen(context)
  refuseHandsOff(whyNotRefuse(withdrawal))
  const { reason } = input
  const message = { template: 'payouts.told.refused', params: { reason } }
  await endWithdrawal(tx, withdrawal, { event: 'refuse', reason, message }, { now, staffId: actor.staffId })
  await audit(context, withdrawal, 'payout.refused', { state: 'refused', reason })
  return null
}

/** Without a batch it goes to the bank and is paid in one step. */
export async function markThePayoutPaid(context: CallContext<typeof markPayoutPaid>) {
  const { tx, input, actor, now } = context
  const withdrawal = await lockSeen(context)
  refuseHandsOff(whyNotPay(actor, withdrawal))
  const doing = { now, staffId: actor.staffId }
  const today = todayInChina(now)
  const since = (await findPayableSince(tx, withdrawal.id)) ?? today
  if (!isPossibleDay(input.paid_on, since, today)) {
    throw new Refusal('invalidInput', { fields: [{ field: 'paid_on', text: 'payouts.wrongPaidDay' }] })
  }
  const isSent = withdrawalAfter(withdrawal.state, 'sendToBank') === undefined
  if (!isSent) await sendToBank(tx, [withdrawal], doing)
  await payWithdrawal(
    tx,
    isSent ? withdrawal : { ...withdrawal, state: 'in_batch' },
    { bankReference: input.bank_reference, paidAt: momentOfDay(input.paid_on, now) },
    doing,
  )
  const { bank_reference, paid_on } = input
  await audit(context, withdrawal, 'payout.paid', { state: 'paid', bank_reference, paid_on })
  return null
}

export async function markThePayoutFailed(context: CallContext<typeof markPayoutFailed>) {
  const { tx, input, actor, now } = context
  const withdrawal = await lockSeen(context)
  refuseHandsOff(whyNotPay(actor, withdrawal))
  await failWithdrawal(tx, withdrawal, input.reason, { now, staffId: actor.staffId })
  await audit(context, withdrawal, 'payout.failed', { state: 'failed', reason: input.reason })
  return null
}

export async function markThePayoutReturned(context: CallContext<typeof markPayoutReturned>) {
  const { tx, input, actor, now } = context
  const withdrawal = await lockSeen(context)
  refuseHandsOff(whyNotPay(actor, withdrawal))
  await returnWithdrawal(tx, withdrawal, input.reason, { now, staffId: actor.staffId })
  await audit(context, withdrawal, 'payout.returned', { state: 'returned', reason: input.reason })
  return null
}

/** Its tax goes back with it, so its person is held like for an approval; and its account, which may be closing at this moment. */
export async function voidThePayout(context: CallContext<typeof voidPayout>) {
  const { tx, input, actor, now } = context
  const [found] = await findWithdrawals(tx, [input.id])
  if (!found) throw new Refusal('notFound')
  await lockPeople(tx, [found.person_index])
  await lockAccount(tx, found.member_id)
  const withdrawal = await lockSeen(context)
  refuseHandsOff(whyNotVoid(actor, withdrawal))
  const { reason } = input
  const message = { template: 'payouts.told.void', params: { reason } }
  await endWithdrawal(tx, withdrawal, { event: 'void', reason, message }, { now, staffId: actor.staffId })
  await audit(context, withdrawal, 'payout.void', { state: 'void', reason })
  return null
}

export async function settleTheResidence(context: CallContext<typeof settleResidence>) {
  const { tx, input, actor, client, now, secrets } = context
  const { member_id: memberId, residence, reason } = input
  if (!(await lockAccount(tx, memberId))) throw new Refusal('notFound')
  if (await isOwnMember(tx, actor.staffId, memberId)) refuseHandsOff('own')
  const payee = await findPayee(tx, secrets, memberId, now)
  if (typeof payee === 'string' || payee.person.document !== 'passport') {
    throw new Refusal('conflict', { text: 'payouts.onlyPassports' })
  }
  const before = await findResidence(tx, memberId)
  await insertResidence(tx, { memberId, residence, reason, staffId: actor.staffId, now })
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'payout.taxRule', subject: 'member', subjectId: memberId },
    before: before && { residence: before },
    after: { residence, reason },
  })
  return null
}

async function lockSeen({ tx, input, actor }: Decision): Promise<HandledWithdrawal> {
  const [withdrawal] = await withHandling(tx, await lockWithdrawals(tx, [input.id]), actor)
  if (!withdrawal) throw new Refusal('notFound')
  if (withdrawal.version !== input.version) throw new Refusal('conflict', { text: 'payouts.moved' })
  return withdrawal
}

const handsOffTexts: Record<HandsOff, string> = {
  own: 'payouts.ownHands',
  approved_before: 'payouts.approverPays',
  proposed_before: 'payouts.claim.notAlone',
  started_before: 'payouts.starterApproves',
  said_before: 'payouts.saidItCameBack',
  sent_before: 'payouts.wentBefore',
  rule_undecided: 'payouts.ruleUndecided',
  frozen: 'payouts.payeeFrozen',
}

export function refuseHandsOff(why: HandsOff | undefined): void {
  if (why) throw new Refusal('forbidden', { text: handsOffTexts[why] })
}

const audit = (
  { tx, actor, client, now }: { tx: Tx; actor: StaffActor; client: Decision['client']; now: Date },
  withdrawal: HandledWithdrawal,
  action: string,
  after: { state: WithdrawalState } & Record<string, unknown>,
) =>
  recordAudit(tx, {
    ...{ actor, client, now, action, subject: 'withdrawal', subjectId: withdrawal.id },
    ...{ before: { state: withdrawal.state }, after },
  })
