// buildBill(): a bill of a member, brought to its status by the steps that lead there.

import type { Currency } from '#contract/currency'
import type { BillStatus, BillTag } from '#contract/income/bill-status'
import type { Database } from '../platform/database/database'
import type { Tx } from '../platform/database/query'
import { insertPosting } from './build-posting'

export interface WantedBill {
  month?: string
  /** The code of one of the agent's channels; unsaid: the first. */
  channel?: string
  spName?: string
  currency?: Currency
  total?: bigint
  share?: bigint
  status?: BillStatus
  heldFrom?: 0 | 1
  remarks?: string
  tag?: BillTag
  /** Unsaid: one of its own. */
  postingId?: number
}

export function buildBill(
  { database, agentId }: { database: Database; agentId: number },
  memberId: number,
  wanted: WantedBill = {},
): Promise<number> {
  return database.change(agentId, tx => insertBill(tx, memberId, wanted))
}

export async function insertBill(tx: Tx, memberId: number, wanted: WantedBill = {}): Promise<number> {
  const { month = '2026-05', channel = null, spName = null, currency = 'CNY', tag = 'normal' } = wanted
  const { total = 10_000n, share = 8_000n, status = 0, heldFrom = 0, remarks = '' } = wanted
  const postingId = wanted.postingId ?? (await insertPosting(tx, { month, currency }))
  const { rows } = await tx.run<{ id: number }>(
    `insert into bills (member_id, month, channel_id, sp_name, currency, total_minor, share_minor, status, remarks, tag, created_at, changed_at,
                        posting_id, exact, rest_before, rest_after, first_month, last_month, confirms_at)
     select $1, $2::date, id, coalesce($3, name ->> 'en'), $4, $5, $6::bigint, 0, $7, $8, now(), now(),
            $10, $6::bigint::numeric / 100, 0, 0, $2::date, $2::date, now() + interval '15 days'
     from channels where code = coalesce($9, code) order by id limit 1 returning id`,
    [
      memberId,
      `${month}-01`,
      spName,
      currency,
      String(total),
      String(share),
      remarks,
      tag,
      channel,
      postingId,
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`there is no channel ${channel}`)
  const ways: Record<BillStatus, BillStatus[]> = {
    0: [],
    1: [1],
    2: [1, 2],
    3: [1, 2, 3],
    4: [4],
    10: heldFrom === 1 ? [1, 10] : [10],
  }
  for (const step of ways[status]) {
    await tx.run(
      `update bills set status = $2::smallint, held_from = $3::smallint, changed_at = now(),
         confirmed_at = case when $2::smallint = 1 then now() else confirmed_at end,
         confirmed_by = case when $2::smallint = 1 then 'member' else confirmed_by end where id = $1`,
      [id, step, step === 10 ? heldFrom : null],
    )
  }
  return id
}
