// A receipt that was recorded wrongly: the counter-entry of every entry, with a reason. The receipt stays, and what it settled is owed again.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { reverseReceipt as reverseReceiptCall } from '#contract/income/receipt-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import '../income.texts'
import { type LedgerEntry, writeTransaction } from '../ledger/write-transaction'
import { listEntriesOf } from '../posting/postings.queries'
import { lockReport, type ReportRow } from '../reports.queries'
import { askSecondPerson, holdOnce } from '../second-person/ask-second-person'
import { isReversalAsked } from '../second-person/money-requests.queries'
import type { StaffDoing } from '../staff-doing'
import { findReceipt, insertReceipt, type KeptReceipt, sumOpen, sumReceived } from './receipts.queries'
import { settle } from './record-receipt'

/** A second person confirms it. */
export async function askReceiptReversal(context: CallContext<typeof reverseReceiptCall>) {
  const { tx, input, actor, client, now } = context
  const seen = await findReceipt(tx, input.receipt_id)
  const report = seen && (await lockReport(tx, seen.report_id))
  if (!report) throw new Refusal('notFound')
  const receipt = await findReversible(tx, report, input.receipt_id)
  if (await isReversalAsked(tx, receipt.id, now))
    throw new Refusal('conflict', { text: 'income.requestedAlready' })
  const settled = { currency: receipt.currency as Currency, amount: BigInt(receipt.settled) }
  const asked = { kind: 'receipt_reversal', why: ['receipt_reversal'], reason: input.reason } as const
  const holdsUntil = await holdOnce(tx, { receiptId: receipt.id }, now)
  const about = { reportId: report.id, receiptId: receipt.id, settled, holdsUntil }
  return { request_id: await askSecondPerson(tx, { ...asked, ...about }, { actor, client, now }) }
}

export async function reverseReceipt(
  tx: Tx,
  report: ReportRow,
  { id, reason }: { id: number; reason: string },
  who: StaffDoing,
  askedBy: number,
): Promise<void> {
  const { now } = who
  const receipt = await findReversible(tx, report, id)
  const head = { kind: 'receipt_reversed', at: now, staffId: askedBy, reason, reportId: report.id } as const
  const transactionId = await writeTransaction(tx, head, await counterEntries(tx, receipt))
  const currency = receipt.currency as Currency
  await insertReceipt(tx, {
    ...{ reportId: report.id, kind: 'reversed', reverses: receipt.id, currency },
    ...{ settled: -BigInt(receipt.settled), charges: -BigInt(receipt.charges) },
    ...{ receivedOn: todayInChina(now), reason, transactionId, now },
    ...{ staffId: askedBy, confirmedBy: who.actor.staffId },
  })
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: report.id, action: 'report.receiptReversed' },
    after: { receipt_id: receipt.id, currency, settled: receipt.settled, reason },
  })
  await settle(tx, [report], now)
}

/** Of a report that is locked: until then a colleague may have reversed it. */
async function findReversible(tx: Tx, report: ReportRow, id: number): Promise<KeptReceipt> {
  const receipt = await findReceipt(tx, id)
  if (!receipt) throw new Refusal('notFound')
  await requireReversible(tx, report, receipt)
  return receipt
}

async function requireReversible(tx: Tx, report: ReportRow, receipt: KeptReceipt): Promise<void> {
  const { kind, currency, settled, is_reversed } = receipt
  if (kind !== 'receipt' || is_reversed) throw new Refusal('conflict', { text: 'income.notReversible' })
  // Money that was moved to another report settles that one.
  if ((await sumReceived(tx, report.id, currency as Currency)) < BigInt(settled))
    throw new Refusal('conflict', { text: 'income.holdsLess' })
  if (report.state === 'posted') return
  // Nothing is owed for it any more: it may have been moved on.
  const open = (await sumOpen(tx, report.id)).find(sum => sum.currency === currency)
  if (-BigInt(open?.amount ?? 0) < BigInt(settled))
    throw new Refusal('conflict', { text: 'income.holdsLess' })
}

async function counterEntries(tx: Tx, receipt: KeptReceipt): Promise<LedgerEntry[]> {
  const written = await listEntriesOf(tx, receipt.transaction_id)
  return written.map(({ kind, currency, payer_id, amount }) => ({
    account: {
      kind: kind as LedgerEntry['account']['kind'],
      currency: currency as Currency,
      ...(payer_id !== null && { payerId: payer_id }),
    },
    amount: -BigInt(amount),
  }))
}
