import type { Currency } from '#contract/currency'
import type { MoneyRequest, MoneyRequestKind, SecondPersonReason } from '#contract/income/money-request'
import { inDecimals } from '#contract/money'
import type { Tx } from '../../../platform/database/query'
import { listSelves } from '../../deeds/deeds.public'
import { listOpenRequests } from './money-requests.queries'

export async function requestsOf(
  tx: Tx,
  reportId: number,
  { staffId, now }: { staffId: number; now: Date },
): Promise<MoneyRequest[]> {
  const selves = await listSelves(tx, staffId)
  return (await listOpenRequests(tx, reportId, now)).map(row => ({
    id: row.id,
    kind: row.kind as MoneyRequestKind,
    why: row.why as SecondPersonReason[],
    reason: row.reason,
    settles: amountIn(row.currency, row.settled),
    banked: amountIn(row.bank_currency, row.banked),
    received_on: row.received_on,
    other_report_id: row.other_report_id,
    asked_by: row.asker,
    asked_at: row.asked_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    holds_until: row.holds_until?.toISOString() ?? null,
    is_own: selves.includes(row.asked_by),
  }))
}

function amountIn(currency: string | null, amount: number | null): MoneyRequest['settles'] {
  if (currency === null || amount === null) return null
  return { currency: currency as Currency, amount: inDecimals(amount, currency as Currency) }
}
