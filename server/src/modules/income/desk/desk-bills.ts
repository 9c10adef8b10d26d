// What finance sees of bills, and does about single ones.
import { z } from 'zod'
import type { BillStatus, BillTag } from '#contract/income/bill-status'
import type { holdBill, listDeskBills, releaseBill } from '#contract/income/receipt-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { inLanguage } from '../../../platform/texts/in-language'
import * as holding from '../bills/hold-bill'
import { amountsOf } from '../bills/present-bill'
import { listDeskBillRows } from './desk-bills.queries'

const placeShape = z.object({ id: place.id })

export async function listTheBills({
  tx,
  input,
  language,
}: Pick<CallContext<typeof listDeskBills>, 'tx' | 'input' | 'language'>) {
  const { report_id: reportId, member_id: memberId, case_id: caseId, query: words, cursor, limit } = input
  const before = readCursor(placeShape, cursor)?.id
  const found = await listDeskBillRows(tx, { reportId, memberId, caseId, words, before, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const items = shown.map(row => ({
    id: row.id,
    month: row.month.slice(0, 7),
    sp_name: inLanguage(row.sp_names, language),
    ...amountsOf(row),
    status: row.status as BillStatus,
    remarks: row.remarks,
    is_disputed: row.held_for !== null,
    tag: row.tag as BillTag,
    member: { id: row.member_id, name: row.member },
    report: { id: row.report_id, name: row.report },
  }))
  return { items, next_cursor }
}

export async function holdTheBill({ tx, input, actor, client, now }: CallContext<typeof holdBill>) {
  await holding.holdBill(tx, input.bill_id, input.remarks, { actor, client, now })
  return null
}

export async function releaseTheBill({ tx, input, actor, client, now }: CallContext<typeof releaseBill>) {
  await holding.releaseBill(tx, input.bill_id, input.reason, { actor, client, now })
  return null
}
