import { z } from 'zod'
import type { listTracedLines, readEntriesOfLine, traceBill } from '#contract/income/ledger-calls'
import { inDecimals } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
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
} from './bill-trace.queries'
import { presentAccount, presentBillOf } from './present-ledger'

const mostTracks = 500
const mostEntries = 200

export async function traceOneBill({ tx, input, language }: CallContext<typeof traceBill>) {
  const bill = await findTracedBill(tx, input.bill_id)
  if (!bill) throw new Refusal('notFound')
  const { id, sp_names, currency, exact, rest_before, rest_after } = bill
  const tracks = await listTracedTracks(tx, id, mostTracks)
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
    tracks: tracks.map(track => ({ ...track, sale_month: track.sale_month.slice(0, 7) })),
  }
}

export async function listLinesOfBill({
  tx,
  input,
}: Pick<CallContext<typeof listTracedLines>, 'tx' | 'input'>) {
  const { cursor, limit, bill_id: billId, work_id: workId, isrc = '', sale_month, currency } = input
  const bill = await findTracedBill(tx, billId)
  if (!bill) throw new Refusal('notFound')
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
