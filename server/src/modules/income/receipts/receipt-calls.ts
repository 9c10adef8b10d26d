// What finance says about a payer's money, from decimals as they are typed to the ledger's minor units.

import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { closeReportDifference, moveReceivedMoney, recordPayment } from '#contract/income/receipt-calls'
import { parseMoney } from '#contract/money'
import { addDays } from '#contract/works/missing'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import '../income.texts'
import { askSecondPerson } from '../second-person/ask-second-person'
import { hasOpenRequest } from '../second-person/money-requests.queries'
import { lockBoth, moveMoney, requireMovable, whyAskForMove } from './move-money'
import {
  lockPosted,
  type Money,
  recordReceipt,
  requireOwed,
  requireReceived,
  requireSum,
  whyAskForReceipt,
} from './record-receipt'

/** In minor units: beyond it sums would not be counted exactly. */
const largestReceipt = 10n ** 14n

export async function recordThePayment({ tx, input, actor, client, now }: CallContext<typeof recordPayment>) {
  const money = moneyOf(input)
  if (money.settled === 0n) throw wrong('settled')
  if (money.receivedOn > addDays(todayInChina(now), 1))
    throw new Refusal('invalidInput', { fields: [{ field: 'received_on', text: 'income.receivedLater' }] })
  const who = { actor, client, now }
  const report = await lockPosted(tx, input.report_id)
  requireSum(money)
  await requireReceived(tx, report.id, money)
  const why = await whyAskForReceipt(tx, report, money)
  if (why.length === 0) {
    await recordReceipt(tx, report.id, money, who)
    return { request_id: null }
  }
  if (money.reason === '')
    throw new Refusal('invalidInput', { fields: [{ field: 'reason', text: 'income.reasonForSecond' }] })
  const { currency, settled, reason, ...payment } = money
  const asked = { kind: 'receipt', why, reason, settled: { currency, amount: settled }, payment } as const
  return { request_id: await askSecondPerson(tx, { ...asked, reportId: report.id }, who) }
}

function moneyOf(input: CallContext<typeof recordPayment>['input']): Money {
  const { currency, bank_currency: bankCurrency } = input
  return {
    ...{ currency, settled: amountOf('settled', input.settled, currency) },
    charges: amountOf('charges', input.charges, currency),
    bank: { currency: bankCurrency, amount: amountOf('banked', input.banked, bankCurrency) },
    ...{ receivedOn: input.received_on, reason: input.reason },
  }
}

export async function closeTheDifference(context: CallContext<typeof closeReportDifference>) {
  const { tx, input, actor, client, now } = context
  const { report_id: reportId, currency, reason } = input
  const report = await lockPosted(tx, reportId)
  const open = await requireOwed(tx, report, currency)
  if (open === 0n) throw new Refusal('conflict', { text: 'income.nothingOpen' })
  if (await hasOpenRequest(tx, { reportId, kind: 'difference', currency }, now))
    throw new Refusal('conflict', { text: 'income.requestedAlready' })
  const asked = {
    kind: 'difference',
    why: ['write_off'],
    reason,
    settled: { currency, amount: open },
  } as const
  return { request_id: await askSecondPerson(tx, { ...asked, reportId }, { actor, client, now }) }
}

export async function moveTheMoney({ tx, input, actor, client, now }: CallContext<typeof moveReceivedMoney>) {
  const { report_id: from, to_report_id: to, currency, reason } = input
  const amount = amountOf('amount', input.amount, currency)
  if (amount <= 0n) throw wrong('amount')
  const who = { actor, client, now }
  const move = { ...(await lockBoth(tx, { from, to })), currency, amount, reason }
  await requireMovable(tx, move)
  const why = await whyAskForMove(tx, move)
  if (why.length === 0) {
    await moveMoney(tx, move, who)
    return { request_id: null }
  }
  const asked = { kind: 'move', why, reason, settled: { currency, amount }, otherReportId: to } as const
  return { request_id: await askSecondPerson(tx, { ...asked, reportId: from }, who) }
}

/** A currency has only so many decimals. */
function amountOf(field: string, text: string, currency: Currency): bigint {
  try {
    const { amount } = parseMoney(text, currency)
    if (amount <= largestReceipt && amount >= -largestReceipt) return amount
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw wrong(field)
}

const wrong = (field: string) =>
  new Refusal('invalidInput', { fields: [{ field, text: 'income.amountWrong' }] })
