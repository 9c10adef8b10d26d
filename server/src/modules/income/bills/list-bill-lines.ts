import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listBillLines } from '#contract/income/bill-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { type BillLineRow, type LinesOfBill, listLineRows } from './bill-lines.queries'
import { linesOfBill, ownBill } from './read-bill'

const placeShape = z.object({ line: place.number })

interface AskedWithin {
  work_id?: number
  isrc?: string
  country?: string
  usage?: string
}

export function withinOf({ work_id, isrc = '', country, usage }: AskedWithin) {
  return {
    track: work_id === undefined ? undefined : { workId: work_id, isrc },
    country,
    usage,
  } satisfies Partial<LinesOfBill>
}

export async function listOwnBillLines({ tx, actor, input }: CallContext<typeof listBillLines>) {
  const bill = await ownBill(tx, actor.memberId, input.id)
  const after = readCursor(placeShape, input.cursor)?.line
  const found = await listLineRows(tx, { ...linesOfBill(bill), ...withinOf(input), after }, input.limit + 1)
  const { shown, next_cursor } = pageOf(found, input.limit, ({ line }) => ({ line }))
  return { items: shown.map(presentLine), next_cursor }
}

export function presentLine({ at: _, size: __, ...row }: BillLineRow) {
  return { ...row, sale_month: row.sale_month.slice(0, 7), currency: row.currency as Currency }
}
