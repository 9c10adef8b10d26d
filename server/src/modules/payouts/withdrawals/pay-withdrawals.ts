// What the bank does: a withdrawal goes to it, is paid, fails, or comes back. Each moves states, bills and the ledger together.
import type { Currency } from '#contract/currency'
import type { Tx } from '../../../platform/database/query'
import {
  credit,
  debit,
  type LedgerEntry,
  lockBills,
  moveWithdrawnBills,
  writeTransaction,
} from '../../income/income.public'
import '../payouts.texts'
import { opposite, tell } from './end-withdrawal'
import type { HandledWithdrawal } from './handled'
import { type Doing, moveWithdrawal, moveWithdrawals } from './move-withdrawal'
import { decimalIn } from './present-sums'
import { reasonForBoth } from './say-reason'
import { listBoundBills, settleItem } from './withdrawals.queries'

/** `withdrawals`: locked. `batch`: its number, where there is one. */
export async function sendToBank(
  tx: Tx,
  withdrawals: readonly HandledWithdrawal[],
  doing: Doing,
  batch?: number,
): Promise<void> {
  // A batch may be long: all of it moves at once.
  await moveWithdrawals(tx, withdrawals, 'sendToBank', doing, {
    details: batch === undefined ? {} : { batch },
  })
}

export async function payWithdrawal(
  tx: Tx,
  withdrawal: HandledWithdrawal,
  { bankReference, paidAt }: { bankReference: string; paidAt: Date },
  doing: Doing,
): Promise<void> {
  const { now } = doing
  await moveWithdrawal(tx, withdrawal, 'pay', doing, {
    along: { paid_at: paidAt, bank_reference: bankReference, reason: '' },
    told: { details: { bank_reference: bankReference } },
  })
  await settleItem(tx, withdrawal.id, 'paid', now)
  await moveBillsOf(tx, withdrawal, 'pay', now)
  await writeTransaction(
    tx,
    { kind: 'payout', at: now, staffId: doing.staffId, withdrawalId: withdrawal.id },
    payment(withdrawal),
  )
  const params = { ...moneyOf(withdrawal), digits: withdrawal.numberEnd, reference: bankReference }
  await tell(tx, withdrawal, { template: 'payouts.told.paid', params }, doing)
}

/** `reason`: as it is written, or the name of one of our texts. */
export async function failWithdrawal(
  tx: Tx,
  withdrawal: HandledWithdrawal,
  reason: string,
  doing: Doing,
): Promise<void> {
  await moveWithdrawal(tx, withdrawal, 'fail', doing, { along: { reason }, told: { reason } })
  await settleItem(tx, withdrawal.id, 'failed', doing.now)
  const params = { reason: reasonForBoth(reason) }
  await tell(tx, withdrawal, { template: 'payouts.told.failed', params }, doing)
}

/** The money is back: it is paid again, or the withdrawal is given up. */
export async function returnWithdrawal(
  tx: Tx,
  withdrawal: HandledWithdrawal,
  reason: string,
  doing: Doing,
): Promise<void> {
  const { now, staffId } = doing
  await moveWithdrawal(tx, withdrawal, 'bankReturns', doing, { along: { reason }, told: { reason } })
  await moveBillsOf(tx, withdrawal, 'bankReturns', now)
  await writeTransaction(
    tx,
    { kind: 'payout_returned', at: now, staffId, reason, withdrawalId: withdrawal.id },
    payment(withdrawal).map(opposite),
  )
  await tell(tx, withdrawal, { template: 'payouts.told.returned', params: { reason } }, doing)
}

async function moveBillsOf(
  tx: Tx,
  { id }: HandledWithdrawal,
  event: 'pay' | 'bankReturns',
  now: Date,
): Promise<void> {
  await moveWithdrawnBills(tx, await lockBills(tx, await listBoundBills(tx, id)), event, now)
}

function payment(withdrawal: HandledWithdrawal): LedgerEntry[] {
  const currency = withdrawal.currency as Currency
  const net = BigInt(withdrawal.net_minor)
  return [
    debit({ kind: 'in_withdrawal', currency, memberId: withdrawal.member_id }, net),
    credit({ kind: 'bank', currency }, net),
  ]
}

export const moneyOf = ({ currency, net_minor }: Pick<HandledWithdrawal, 'currency' | 'net_minor'>) => ({
  ...{ currency, net: decimalIn(currency as Currency)(net_minor) },
})
