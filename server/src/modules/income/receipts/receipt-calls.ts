// What finance says about a payer's money, from decimals as they are typed to the ledger's minor units.
import type { Currency } from '#contract/currency'
import type { closeReportDifference, moveReceivedMoney, recordPayment } from '#contract/income/receipt-calls'
import { parseMoney } from '#contract/money'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import '../income.texts'
import { moveMoney } from './move-money'
import { closeDifference, recordReceipt } from './record-receipt'

export async function recordThePayment({ tx, input, actor, client, now }: CallContext<typeof recordPayment>) {
  const { currency, bank_currency: bankCurrency } = input
  const settled = amountOf('settled', input.settled, currency)
  if (settled === 0n) throw wrong('settled')
  await recordReceipt(
    tx,
    input.report_id,
    {
      ...{ currency, settled, reason: input.reason, receivedOn: input.received_on },
      charges: amountOf('charges', input.charges, currency),
      bank: { currency: bankCurrency, amount: amountOf('banked', input.banked, bankCurrency) },
    },
    { actor, client, now },
  )
  return null
}

export async function closeTheDifference(context: CallContext<typeof closeReportDifference>) {
  const { tx, input, actor, client, now } = context
  const { report_id: reportId, currency, reason } = input
  await closeDifference(tx, reportId, { currency, reason }, { actor, client, now })
  return null
}

export async function moveTheMoney({ tx, input, actor, client, now }: CallContext<typeof moveReceivedMoney>) {
  const { report_id: from, to_report_id: to, currency, reason } = input
  const amount = amountOf('amount', input.amount, currency)
  if (amount <= 0n) throw wrong('amount')
  await moveMoney(tx, { from, to, currency, amount, reason }, { actor, client, now })
  return null
}

/** A currency has only so many decimals. */
function amountOf(field: string, text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency).amount
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw wrong(field)
  }
}

const wrong = (field: string) =>
  new Refusal('invalidInput', { fields: [{ field, text: 'income.amountWrong' }] })
