// From ticked bills to a withdrawal: once, whatever is retried, and for the net amount that the member saw.
import { parseMoney } from '#contract/money'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { previewWithdrawal, requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lockAccount, requireOpenAccount, spendOwnCode } from '../../identity/identity.public'
import { findChannelNames } from '../../income/income.public'
import '../payouts.texts'
import { decimalIn, presentBillOf, presentFigures, presentSums } from './present-sums'
import { readInvoice, sayInvoiceUsed } from './read-invoice'
import { submitWithdrawal } from './submit-withdrawal'
import { type Weighed, weighWithdrawal } from './weigh-withdrawal'
import { findSameBills, type WithdrawalRow } from './withdrawals.queries'

export async function previewTheWithdrawal(context: CallContext<typeof previewWithdrawal>) {
  const { tx, input, actor, secrets, language, now } = context
  const weighed = await weighWithdrawal(tx, {
    ...{ actor, secrets, billIds: input.bill_ids, now, isLocking: false },
  })
  const { currency, chosen, joined, figures, obstacles, from, minimum, payee } = weighed
  const names = await findChannelNames(
    tx,
    joined.map(bill => bill.channel_id),
  )
  return {
    ...presentFigures(currency, figures),
    chosen: chosen.length,
    joined: joined.map(bill =>
      presentBillOf({ currency, language }, { ...bill, sp_names: names.get(bill.channel_id) }, true),
    ),
    ...{ obstacles, from: from?.toISOString() ?? null },
    ...{ needs_invoice: payee?.kind === 'company', minimum: decimalIn(currency)(minimum) },
  }
}

/**
 * The account's row makes two at once wait for each other. Whose bills are in an open withdrawal already gets that one, and needs no code
 * for it: it is what a retry finds whose answer was lost.
 */
export async function requestTheWithdrawal(context: CallContext<typeof requestWithdrawal>) {
  const { tx, input, actor, secrets, now, answer } = context
  const billIds = [...new Set(input.bill_ids)]
  await lockAccount(tx, actor.memberId)
  const before = await findSameBills(tx, actor.memberId, billIds)
  if (before) return presentRequested(before)
  await spendOwnCode(tx, secrets, actor, { purpose: 'withdraw', code: input.sms_code }, now)
  await requireOpenAccount(tx, actor.memberId)
  const weighed = await weighWithdrawal(tx, { actor, secrets, billIds, now, isLocking: true })
  requireNoObstacle(weighed, now)
  requireSeen(weighed, input.net)
  const invoice = await readInvoice(tx, { invoice: input.invoice, actor }, weighed)
  const withdrawal = await submitWithdrawal(tx, weighed, {
    ...{ memberId: actor.memberId, personId: actor.personId, kind: 'usual', invoice, now },
  }).catch(sayInvoiceUsed)
  answer.text = { key: 'payouts.submitted', params: { number: withdrawalNumber(withdrawal.id) } }
  return presentRequested(withdrawal)
}

function requireNoObstacle({ obstacles, minimum, currency, from }: Weighed, now: Date): void {
  const [first] = obstacles
  if (!first) return
  throw new Refusal('conflict', {
    text: `payouts.obstacle.${first}`,
    params: {
      amount: decimalIn(currency)(minimum),
      ...(from ? { hours: Math.ceil((from.getTime() - now.getTime()) / 3_600_000) } : {}),
    },
  })
}

function requireSeen({ currency, figures }: Weighed, net: string): void {
  let seen: bigint
  try {
    seen = parseMoney(net, currency).amount
  } catch {
    throw new Refusal('invalidInput', { fields: [{ field: 'net', text: 'payouts.notAnAmount' }] })
  }
  if (seen !== figures.net) {
    const text = 'payouts.netChanged'
    throw new Refusal('conflict', { text, params: { net: decimalIn(currency)(figures.net) } })
  }
}

function presentRequested(withdrawal: WithdrawalRow) {
  return {
    ...presentSums(withdrawal),
    ...{ id: withdrawal.id, number: withdrawalNumber(withdrawal.id), state: withdrawal.state },
  }
}
