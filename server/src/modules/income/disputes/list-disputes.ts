import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { listDisputes as call } from '#contract/income/dispute-calls'
import { minor, toDecimal } from '#contract/money'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { type DisputeRow, listDisputeRows } from './disputes.queries'

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listDisputes({ tx, input }: Pick<CallContext<typeof call>, 'tx' | 'input'>) {
  const { cursor, limit } = input
  const found = await listDisputeRows(tx, { after: readCursor(placeShape, cursor), limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.case_id }))
  return { items: shown.map(present), next_cursor }
}

function present(row: DisputeRow) {
  const currency = row.currency as Currency
  const sum = (bills: number, amount: string) => ({
    bills,
    cp_money_all: toDecimal({ amount: minor(BigInt(amount)), currency }),
  })
  return {
    id: row.case_id,
    number: row.number,
    is_upheld: row.state === 'upheld',
    received_at: row.received_at.toISOString(),
    work: { id: row.work_id, title: row.work_title },
    track_title: row.track_title,
    currency,
    held: sum(row.held, row.held_minor),
    to_hold: sum(row.to_hold, row.to_hold_minor),
    withdrawn: sum(row.withdrawn, row.withdrawn_minor),
  }
}
