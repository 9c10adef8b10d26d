import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listTransactionEntries, readLedgerTransaction } from '#contract/income/ledger-calls'
import { inDecimals } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findTransaction, listPartRows, listRates, sumTransaction } from './ledger-transactions.queries'
import { presentAccount, presentBillOf, presentReportOf } from './present-ledger'

export async function readTransaction({ tx, input }: CallContext<typeof readLedgerTransaction>) {
  const found = await findTransaction(tx, input.id)
  if (!found) throw new Refusal('notFound')
  const sums = await sumTransaction(tx, found.id)
  const report = presentReportOf(found)
  return {
    id: found.id,
    kind: found.kind,
    at: found.at.toISOString(),
    staff: found.staff_name,
    reason: found.reason,
    report: report && { ...report, imported_by: found.imported_by },
    rates: report ? await listRates(tx, report.id) : [],
    groups: sums.map(({ kind, currency, entries, debit, credit }) => ({
      kind,
      currency,
      entries,
      amount: inDecimals(BigInt(debit) + BigInt(credit), currency),
    })),
    zero: zeroOf(sums),
  }
}

function zeroOf(sums: readonly { currency: Currency; debit: string; credit: string }[]) {
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return currencies.map(currency => {
    const own = sums.filter(sum => sum.currency === currency)
    const debit = own.reduce((total, sum) => total + BigInt(sum.debit), 0n)
    const credit = own.reduce((total, sum) => total + BigInt(sum.credit), 0n)
    return {
      currency,
      debit: inDecimals(debit, currency),
      credit: inDecimals(credit, currency),
      sum: inDecimals(debit + credit, currency),
    }
  })
}

export async function listParts({
  tx,
  input,
  language,
}: Pick<CallContext<typeof listTransactionEntries>, 'tx' | 'input' | 'language'>) {
  const { cursor, limit, transaction_id: transactionId, kind } = input
  const after = readCursor(z.object({ position: place.number }), cursor)?.position
  const found = await listPartRows(tx, { transactionId, kind, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ position }) => ({ position }))
  return {
    items: shown.map(row => ({
      position: row.position,
      account: presentAccount(row),
      amount: inDecimals(row.amount, row.currency),
      bill: presentBillOf(row, language),
      channel: row.channel?.[language] ?? null,
    })),
    next_cursor,
  }
}
