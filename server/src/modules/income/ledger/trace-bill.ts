import { z } from 'zod'
import type { listTracedLines, readEntriesOfLine, traceBill } from '#contract/income/ledger-calls'
import { inDecimals } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { inLanguage } from '../../../platform/texts/in-language'
import {
  findLine,
  findTracedBill,
  type LineRow,
  listLineEntries,
  listLineRows,
  listTracedTracks,
  type TracedBill,
  type TracedPlace,
} from './bill-trace.queries'
import { presentAccount, presentBillOf } from './present-ledger'

const mostEntries = 200

const partPlace = z.object({
  exact: z.string().regex(/^-?\d{1,60}(\.\d{1,120})?$/),
  work_id: place.id,
  isrc: place.text,
  sale_month: place.day,
  currency: place.text,
}) satisfies z.ZodType<TracedPlace>

const placeOf = ({ exact, work_id, isrc, sale_month, currency }: TracedPlace) => ({
  ...{ exact, work_id, isrc, sale_month, currency },
})

export async function traceOneBill({ tx, input, language }: CallContext<typeof traceBill>) {
  const bill = await requireTracedBill(tx, input.bill_id)
  const { id, sp_names, currency, exact, rest_before, rest_after } = bill
  const after = readCursor(partPlace, input.cursor)
  const found = await listTracedTracks(tx, { billId: id, after, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, placeOf)
  return {
    bill: {
      id,
      month: bill.month.slice(0, 7),
      sp_name: inLanguage(sp_names, language),
      currency,
      share: inDecimals(bill.share, currency),
      total: inDecimals(bill.total, currency),
      member: { id: bill.member_id, name: bill.member_name },
    },
    report: { id: bill.report_id, name: bill.report_name, payer: bill.payer_name },
    exact,
    rest_before,
    rest_after,
    next_cursor,
    tracks: shown.map(track => ({ ...track, sale_month: track.sale_month.slice(0, 7) })),
  }
}

export async function requireTracedBill(tx: Tx, billId: number): Promise<TracedBill> {
  const bill = await findTracedBill(tx, billId)
  if (!bill) throw new Refusal('notFound')
  return bill
}

export async function listLinesOfBill({ tx, input }: CallContext<typeof listTracedLines>) {
  const { cursor, limit, bill_id: billId, work_id: workId, isrc = '', sale_month, currency } = input
  const bill = await requireTracedBill(tx, billId)
  const found = await listLineRows(tx, {
    billId,
    reportId: bill.report_id,
    workId,
    isrc,
    saleMonth: sale_month,
    currency,
    after: readCursor(z.object({ line: place.number }), cursor)?.line,
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, ({ line }) => ({ line }))
  return { report_id: bill.report_id, items: shown.map(presentLine), next_cursor }
}

export async function entriesOfLine({ tx, input, language }: CallContext<typeof readEntriesOfLine>) {
  const found = await findLine(tx, input.report_id, input.line)
  if (!found) throw new Refusal('notFound')
  const entries = await listLineEntries(tx, input.report_id, input.line, mostEntries)
  return {
    report: { id: input.report_id, name: found.report_name, payer: found.payer_name },
    line: presentLine(found),
    entries: entries.map(row => ({
      transaction_id: row.transaction_id,
      position: row.position,
      at: row.at.toISOString(),
      kind: row.written_kind,
      account: presentAccount(row),
      amount: inDecimals(row.amount, row.currency),
      bill: presentBillOf(row, language),
    })),
  }
}

function presentLine({ line, title, store, country, usage, quantity, amount, currency }: LineRow) {
  return { line, title, store, country, usage, quantity, amount, currency }
}
