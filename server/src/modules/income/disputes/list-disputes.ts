import { z } from 'zod'
import type { Currency } from '#contract/currency'
import { type listDisputes as call, holdWithinHours } from '#contract/income/dispute-calls'
import { minor, toDecimal } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { type DisputeRow, listDisputeRows } from './disputes.queries'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listDisputes({
  tx,
  input,
  now,
}: Pick<CallContext<typeof call>, 'tx' | 'input' | 'now'>) {
  const { cursor, limit } = input
  const found = await listDisputeRows(tx, { after: readCursor(placeShape, cursor), limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.case_id }))
  return { items: shown.map(row => present(row, now)), next_cursor }
}

function present(row: DisputeRow, now: Date) {
  const currency = row.currency as Currency
  const due = row.to_hold > 0 ? new Date(row.since.getTime() + holdWithinHours * 3_600_000) : undefined
  const sum = (bills: number, amount: string) => ({
    bills,
    cp_money_all: toDecimal({ amount: minor(BigInt(amount)), currency }),
  })
  return {
    id: row.case_id,
    number: row.number,
    is_upheld: row.state === 'upheld',
    received_at: row.received_at.toISOString(),
    ...{ due_at: due?.toISOString() ?? null, is_overdue: due !== undefined && due < now },
    work: { id: row.work_id, title: row.work_title },
    track_title: row.track_title,
    currency,
    held: sum(row.held, row.held_minor),
    to_hold: sum(row.to_hold, row.to_hold_minor),
    withdrawn: sum(row.withdrawn, row.withdrawn_minor),
  }
}
