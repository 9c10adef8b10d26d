import { z } from 'zod'
import { beginOfMonth, firstDayOf, monthAfter } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { listTaxLines } from '#contract/payouts/payout-desk-calls'
import type { MonthlyRule } from '#contract/payouts/tax-rules'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { decimalIn } from '../withdrawals/present-sums'
import { readTerms } from '../withdrawals/withdrawals.queries'
import { listTaxMonths, listTaxRows, sumLedgerTax, sumTaxMonth } from './payouts.queries'

const linePlace = z.object({ id: place.id })

export async function listTheTaxLines({ tx, input }: CallContext<typeof listTaxLines>) {
  const { currency } = await readTerms(tx)
  const decimal = decimalIn(currency as Currency)
  const month = firstDayOf(input.month)
  const found = await listTaxRows(tx, month, readCursor(linePlace, input.cursor)?.id, input.limit + 1)
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => ({ id }))
  const sums = await sumTaxMonth(tx, month)
  const { from, to } = daysOf(input.month)
  return {
    items: shown.map(line => ({
      ...{ id: line.id, day: todayInChina(line.at), number: withdrawalNumber(line.withdrawal_id) },
      member: { id: line.member_id, name: line.nickname },
      kind: line.kind as 'withheld' | 'void' | 'due' | 'due_void',
      rule: line.rule as MonthlyRule,
      ...{ about_month: line.about_month.slice(0, 7), income: decimal(line.income), tax: decimal(line.tax) },
    })),
    ...{ next_cursor, currency, people: sums.people, income: decimal(sums.income), tax: decimal(sums.tax) },
    ledger_tax: decimal(await sumLedgerTax(tx, from, to)),
    months: await listTaxMonths(tx),
  }
}

/** A month in China, from its first moment to that of the next. */
export const daysOf = (month: string) => ({ from: beginOfMonth(month), to: beginOfMonth(monthAfter(month)) })
