// Money that a report holds and does not need any more, because it was reversed or was paid too much: it goes over to another report of its
// payer. Nothing comes into the bank by it or leaves it.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../income.texts'
import { credit, debit, writeTransaction } from '../ledger/write-transaction'
import { lockReport, type ReportRow } from '../reports.queries'
import type { StaffDoing } from '../staff-doing'
import { insertReceipt, sumOpen } from './receipts.queries'
import { requireOwed, requirePosted, settle } from './record-receipt'

interface Move {
  from: number
  to: number
  currency: Currency
  /** Minor units. */
  amount: bigint
  reason: string
}

export async function moveMoney(tx: Tx, move: Move, who: StaffDoing): Promise<void> {
  const { currency, amount, reason } = move
  const { from, to } = await lockBoth(tx, move)
  requirePosted(to)
  if (from.id === to.id || from.payer_id !== to.payer_id) {
    throw new Refusal('conflict', { text: 'income.movedElsewhere' })
  }
  await requireOwed(tx, to, currency)
  if ((await heldBy(tx, from, currency)) < amount) throw new Refusal('conflict', { text: 'income.holdsLess' })
  const account = { kind: 'payer_receivable', currency, payerId: to.payer_id } as const
  const transactionId = await writeTransaction(
    tx,
    { kind: 'receipt', at: who.now, staffId: who.actor.staffId, reason, reportId: to.id },
    [debit(account, amount, { reportId: from.id }), credit(account, amount)],
  )
  const receipt = {
    ...({ kind: 'moved', currency, charges: 0n, receivedOn: todayInChina(who.now), reason } as const),
    ...{ transactionId, staffId: who.actor.staffId, now: who.now },
  }
  await insertReceipt(tx, { ...receipt, reportId: from.id, otherReportId: to.id, settled: -amount })
  await insertReceipt(tx, { ...receipt, reportId: to.id, otherReportId: from.id, settled: amount })
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: from.id, action: 'report.moved' },
    after: { to: to.id, currency, amount: String(amount), reason },
  })
  await settle(tx, [from, to], who.now)
}

/** In the order of numbers, as rows of one table are locked everywhere (lock-order.ts). */
async function lockBoth(tx: Tx, { from, to }: Move): Promise<{ from: ReportRow; to: ReportRow }> {
  const locked = new Map<number, ReportRow>()
  for (const id of [from, to].sort((one, other) => one - other)) {
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('notFound')
    locked.set(id, report)
  }
  return { from: locked.get(from) as ReportRow, to: locked.get(to) as ReportRow }
}

/** What its payer has sent beyond what it owes for it now. */
async function heldBy(tx: Tx, report: ReportRow, currency: Currency): Promise<bigint> {
  const open = (await sumOpen(tx, report.id)).find(sum => sum.currency === currency)
  return -BigInt(open?.amount ?? '0')
}
