// Reports that were posted while what they are owed was rounded for each store: they are moved to being rounded once, each by a transaction of its own
// kind. What is settled already stays as it was settled.
import { z } from 'zod'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { writeTransaction } from '../ledger/write-transaction'
import { sumOpen } from '../receipts/receipts.queries'
import { settle } from '../receipts/record-receipt'
import { lockReport, putReport } from '../reports.queries'
import { roundingEntries } from './round-receivable'
import { findToRound, sumRounding } from './rounding.queries'

export const roundOnce: Job<Record<string, never>> = {
  name: 'roundOnce',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyMinutes: 10,
  async run(context) {
    for (;;) {
      const reportId = await context.database.read(context.agentId, findToRound)
      if (reportId === undefined) return
      await round(context, reportId)
    }
  },
}

async function round({ agentId, database }: JobContext<unknown>, reportId: number): Promise<void> {
  await database.change(agentId, async tx => {
    const report = await lockReport(tx, reportId)
    if (report?.state !== 'posted' || report.rounded_once_at !== null) return
    const now = new Date()
    const differing = await sumRounding(tx, reportId)
    const open = new Map((await sumOpen(tx, reportId)).map(({ currency, amount }) => [currency, amount]))
    const owed = differing.filter(({ currency }) => (open.get(currency) ?? '0') !== '0')
    if (owed.length > 0) {
      const entries = roundingEntries(report.payer_id, owed)
      await writeTransaction(tx, { kind: 'rounding', at: now, reportId }, entries)
    }
    await putReport(tx, reportId, {
      rounded_once_at: now,
      rounds_each_store: owed.length < differing.length,
    })
    await settle(tx, [report], now)
  })
}
