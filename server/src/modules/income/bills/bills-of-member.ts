// A member's bills as the wire shows them, a page at a time, and what all of them come to.
import { z } from 'zod'
import type { Currency } from '#contract/currency'
import { type BillStatus, type BillTag, billStatus } from '#contract/income/bill-status'
import { minor, toDecimal } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import { listBillRows, sumBills } from './bills.queries'

const placeShape = z.object({ month: place.day, id: place.id })

export async function listBillsOf(
  tx: Tx,
  memberId: number,
  page: { status?: BillStatus; cursor?: string; limit: number },
) {
  const { status, cursor, limit } = page
  const after = readCursor(placeShape, cursor)
  const found = await listBillRows(tx, { memberId, status, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ month, id }) => ({ month, id }))
  return {
    items: shown.map(row => ({
      id: row.id,
      month: row.month.slice(0, 7),
      sp_name: row.sp_name,
      ...amountsOf(row),
      status: row.status as BillStatus,
      remarks: row.remarks,
      tag: row.tag as BillTag,
    })),
    next_cursor,
  }
}

export async function sumBillsOf(tx: Tx, memberId: number) {
  const sums = await sumBills(tx, memberId)
  return sums.map(sum => ({ status: sum.status as BillStatus, bills: sum.bills, ...amountsOf(sum) }))
}

interface Amounts {
  currency: string
  total_minor: string
  share_minor: string
}

/** The table takes only currencies that the contract knows. */
export function amountsOf(row: Amounts) {
  const currency = row.currency as Currency
  const decimal = (text: string) => toDecimal({ amount: minor(BigInt(text)), currency })
  return {
    currency,
    total_money_all: decimal(row.total_minor),
    cp_money_all: decimal(row.share_minor),
  }
}

/** What waits, what can be withdrawn and what is on its way, in one currency. A correction below zero counts with what it corrects. */
export async function incomeOf(tx: Tx, memberId: number, currency: Currency) {
  const sums = await sumBills(tx, memberId)
  const of = (status: BillStatus) => {
    const sum = sums.find(row => row.status === status && row.currency === currency)
    return toDecimal({ amount: minor(BigInt(sum?.share_minor ?? 0)), currency })
  }
  return {
    available: of(billStatus.available),
    to_confirm: of(billStatus.toConfirm),
    in_withdrawal: of(billStatus.inWithdrawal),
  }
}
