// A member's bills, a page at a time, and what all of them come to.
import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listBills } from '#contract/income/bill-calls'
import { type BillStatus, billStatus } from '#contract/income/bill-status'
import type { Language } from '#contract/language'
import { minor, toDecimal } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { inLanguage } from '../../../platform/texts/in-language'
import { type BillFilter, listBilledChannels, listBillRows, sumBills, sumMonths } from './bills.queries'
import { amountsOf, presentBill, presentOwnBill } from './present-bill'

const placeShape = z.object({ month: place.day, id: place.id })

interface WantedPage {
  cursor?: string
  limit: number
}

async function pageOfBills(tx: Tx, filter: BillFilter, { cursor, limit }: WantedPage) {
  const after = readCursor(placeShape, cursor)
  const found = await listBillRows(tx, { ...filter, after, limit: limit + 1 })
  return pageOf(found, limit, ({ month, id }) => ({ month, id }))
}

/** As staff see them. */
export async function listBillsOf(
  tx: Tx,
  memberId: number,
  page: WantedPage & { status?: BillStatus; language: Language },
) {
  const { status, language, ...wanted } = page
  const { shown, next_cursor } = await pageOfBills(tx, { memberId, status }, wanted)
  return { items: shown.map(row => presentBill(row, language)), next_cursor }
}

export async function sumBillsOf(tx: Tx, memberId: number, filter: Omit<BillFilter, 'memberId'> = {}) {
  const sums = await sumBills(tx, { ...filter, memberId })
  return sums.map(sum => ({ status: sum.status as BillStatus, bills: sum.bills, ...amountsOf(sum) }))
}

export async function listOwnBills({ tx, actor, input, language }: CallContext<typeof listBills>) {
  const { memberId } = actor
  const filter = filterOf(memberId, input)
  const [{ shown, next_cursor }, sums, months, channels] = await Promise.all([
    pageOfBills(tx, filter, input),
    sumBillsOf(tx, memberId, { ...filter, status: undefined }),
    sumMonths(tx, filter),
    listBilledChannels(tx, memberId),
  ])
  return {
    items: shown.map(row => presentOwnBill(row, language)),
    next_cursor,
    sums,
    months: months.map(({ month, bills, reversed, plays, ...sum }) => ({
      ...{ month: month.slice(0, 7), bills, reversed, plays },
      ...amountsOf(sum),
    })),
    first_month: channels.map(({ first_month }) => first_month.slice(0, 7)).sort()[0] ?? null,
    channels: channels.map(({ id, names }) => ({ id, name: inLanguage(names, language) })),
  }
}

interface AskedFilter {
  from?: string
  to?: string
  channel_id?: number
  status?: BillStatus
}

export function filterOf(memberId: number, { from, to, channel_id, status }: AskedFilter): BillFilter {
  return {
    memberId,
    from: from && `${from}-01`,
    to: to && `${to}-01`,
    channelId: channel_id,
    status,
  }
}

/** What waits, what can be withdrawn and what is on its way, in one currency. A correction below zero counts with what it corrects. */
export async function incomeOf(tx: Tx, memberId: number, currency: Currency) {
  const sums = await sumBills(tx, { memberId })
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
