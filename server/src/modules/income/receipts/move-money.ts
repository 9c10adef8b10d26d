// Money that a report holds and does not need any more, because it was reversed or was paid too much: it goes over to another report of its
// payer. Nothing comes into the bank by it or leaves it, but bills of members are paid by it: above the limit of the site it takes two people.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { SecondPersonReason } from '#contract/income/money-request'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../income.texts'
import { credit, debit, writeTransaction } from '../ledger/write-transaction'
import { lockReport, type ReportRow } from '../reports.queries'
import { readRates } from '../second-person/money-requests.queries'
import { readLimit } from '../second-person/read-limit'
import { readBroughtAlone, readTakenAlone } from '../second-person/recorded-alone'
import { isAboveLimit } from '../second-person/second-person.policy'
import type { StaffDoing } from '../staff-doing'
import { insertReceipt, sumOpen } from './receipts.queries'
import { handsOf, requireOwed, requirePosted, settle } from './record-receipt'

interface Move {
  /** Both are locked. */
  from: ReportRow
  to: ReportRow
  currency: Currency
  /** Minor units. */
  amount: bigint
  reason: string
}

export async function requireMovable(tx: Tx, { from, to, currency, amount }: Move): Promise<void> {
  requirePosted(to)
  if (from.id === to.id || from.payer_id !== to.payer_id) {
    throw new Refusal('conflict', { text: 'income.movedElsewhere' })
  }
  await requireOwed(tx, to, currency)
  if ((await heldBy(tx, from, currency)) < amount) throw new Refusal('conflict', { text: 'income.holdsLess' })
}

/** Parts count together, whether one report gives them or one report gets them. None: one person is enough. */
export async function whyAskForMove(
  tx: Tx,
  { from, to, currency, amount }: Move,
): Promise<SecondPersonReason[]> {
  const site = await readLimit(tx)
  const moved = { settled: { currency, amount }, bank: null }
  const given = [...(await readTakenAlone(tx, from.id)), moved]
  const got = [...(await readBroughtAlone(tx, to.id)), moved]
  const isLarge =
    isAboveLimit(site, given, await readRates(tx, from.id)) ||
    isAboveLimit(site, got, await readRates(tx, to.id))
  return isLarge ? ['large'] : []
}

/** `askedBy`: who asked for it, where `who` is the second person. */
export async function moveMoney(tx: Tx, move: Move, who: StaffDoing, askedBy?: number): Promise<void> {
  const { from, to, currency, amount, reason } = move
  await requireMovable(tx, move)
  const account = { kind: 'payer_receivable', currency, payerId: to.payer_id } as const
  const transactionId = await writeTransaction(
    tx,
    { kind: 'receipt', at: who.now, staffId: askedBy ?? who.actor.staffId, reason, reportId: to.id },
    [debit(account, amount, { reportId: from.id }), credit(account, amount)],
  )
  const receipt = {
    ...({ kind: 'moved', currency, charges: 0n, receivedOn: todayInChina(who.now), reason } as const),
    ...{ transactionId, ...handsOf(who, askedBy), now: who.now },
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
export async function lockBoth(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<{ from: ReportRow; to: ReportRow }> {
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
