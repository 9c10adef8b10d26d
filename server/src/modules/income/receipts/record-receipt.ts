// The payer's money for a report. It may come in parts and less what banks keep; a difference that nobody will pay is closed with a
// reason. When nothing is open any more the report is covered, and bills that wait for it become available.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { SecondPersonReason } from '#contract/income/money-request'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { lockOpenBillsOfReports } from '../bills/bill-moves.queries'
import { makeAvailable } from '../bills/make-available'
import '../income.texts'
import { credit, debit, type LedgerEntry, writeTransaction } from '../ledger/write-transaction'
import { lockReport, putReport, type ReportRow } from '../reports.queries'
import { readRates } from '../second-person/money-requests.queries'
import { readLimit } from '../second-person/read-limit'
import { readBroughtAlone } from '../second-person/recorded-alone'
import { whySecondPerson } from '../second-person/second-person.policy'
import type { StaffDoing } from '../staff-doing'
import { insertReceipt, sumOpen, sumReceived } from './receipts.queries'

export interface Money {
  currency: Currency
  /** Minor units of the report's currency. */
  settled: bigint
  charges: bigint
  bank: { currency: Currency; amount: bigint }
  receivedOn: string
  reason: string
}

/** Why one person is not enough to record it; nothing: they are. */
export async function whyAskForReceipt(
  tx: Tx,
  report: ReportRow,
  money: Money,
): Promise<SecondPersonReason[]> {
  const { currency } = money
  return whySecondPerson({
    ...money,
    open: await requireOwed(tx, report, currency),
    recordedAlone: await readBroughtAlone(tx, report.id),
    earliest: report.first_month,
    rates: await readRates(tx, report.id),
    site: await readLimit(tx),
  })
}

/** `askedBy`: who asked for it, where `who` is the second person. */
export async function recordReceipt(
  tx: Tx,
  reportId: number,
  money: Money,
  who: StaffDoing,
  askedBy?: number,
): Promise<void> {
  const { currency, settled, charges, bank, receivedOn, reason } = money
  const report = await lockPosted(tx, reportId)
  requireSum(money)
  await requireOwed(tx, report, currency)
  await requireReceived(tx, reportId, money)
  const transactionId = await writeTransaction(
    tx,
    { kind: 'receipt', at: who.now, staffId: askedBy ?? who.actor.staffId, reason, reportId },
    [
      ...bankEntries(money),
      debit({ kind: 'channel_charges', currency }, charges),
      settledEntry(report, currency, settled),
    ],
  )
  await insertReceipt(tx, {
    ...({
      reportId,
      kind: 'receipt',
      currency,
      settled,
      charges,
      receivedOn,
      reason,
      transactionId,
    } as const),
    bank,
    ...handsOf(who, askedBy),
    now: who.now,
  })
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: reportId, action: 'report.paid' },
    after: {
      currency,
      settled: String(settled),
      charges: String(charges),
      bank: { ...bank, amount: String(bank.amount) },
    },
  })
  await settle(tx, [report], who.now)
}

/** What is still open is given up, or a payment that was too much is kept: asked for by one person and confirmed by another. */
export async function closeDifference(
  tx: Tx,
  reportId: number,
  { currency, expected, reason }: { currency: Currency; expected?: bigint; reason: string },
  who: StaffDoing,
  askedBy: number,
): Promise<void> {
  const report = await lockPosted(tx, reportId)
  const open = await requireOwed(tx, report, currency)
  if (open !== (expected ?? open)) throw new Refusal('conflict', { text: 'income.requestOutdated' })
  const transactionId = await writeTransaction(
    tx,
    { kind: 'difference', at: who.now, staffId: askedBy, reason, reportId },
    [debit({ kind: 'channel_charges', currency }, open), settledEntry(report, currency, open)],
  )
  const receivedOn = todayInChina(who.now)
  await insertReceipt(tx, {
    ...({
      reportId,
      kind: 'difference',
      currency,
      settled: open,
      charges: 0n,
      receivedOn,
      reason,
      transactionId,
    } as const),
    ...handsOf(who, askedBy),
    now: who.now,
  })
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: reportId, action: 'report.closedDifference' },
    after: { currency, amount: String(open), reason },
  })
  await settle(tx, [report], who.now)
}

/** Who recorded it, and who confirmed it. */
export const handsOf = ({ actor }: StaffDoing, askedBy?: number) =>
  askedBy === undefined ? { staffId: actor.staffId } : { staffId: askedBy, confirmedBy: actor.staffId }

/** What goes back to the payer has come from it. */
export async function requireReceived(
  tx: Tx,
  reportId: number,
  { currency, settled }: Pick<Money, 'currency' | 'settled'>,
): Promise<void> {
  if (settled < 0n && (await sumReceived(tx, reportId, currency)) < -settled)
    throw new Refusal('conflict', { text: 'income.receivedLess' })
}

export function requireSum({ currency, settled, charges, bank }: Money): void {
  if (bank.currency === currency && bank.amount + charges !== settled) {
    throw new Refusal('invalidInput', { fields: [{ field: 'charges', text: 'income.receiptSums' }] })
  }
}

export async function lockPosted(tx: Tx, reportId: number): Promise<ReportRow> {
  const report = await lockReport(tx, reportId)
  if (!report) throw new Refusal('notFound')
  requirePosted(report)
  return report
}

export function requirePosted({ state }: ReportRow): void {
  if (state !== 'posted') throw new Refusal('conflict', { text: 'income.notPosted' })
}

/** In this currency the report was posted; answers what is open of it. */
export async function requireOwed(tx: Tx, report: ReportRow, currency: Currency): Promise<bigint> {
  const open = (await sumOpen(tx, report.id)).find(sum => sum.currency === currency)
  if (!open) throw new Refusal('invalidInput', { fields: [{ field: 'currency', text: 'income.notOwed' }] })
  return BigInt(open.amount)
}

function bankEntries({ currency, settled, charges, bank }: Money): LedgerEntry[] {
  const arrived = debit({ kind: 'bank', currency: bank.currency }, bank.amount)
  if (bank.currency === currency) return [arrived]
  return [
    arrived,
    credit({ kind: 'conversion', currency: bank.currency }, bank.amount),
    debit({ kind: 'conversion', currency }, settled - charges),
  ]
}

const settledEntry = (report: ReportRow, currency: Currency, amount: bigint) =>
  credit({ kind: 'payer_receivable', currency, payerId: report.payer_id }, amount)

/** Bills that are confirmed and have waited for this go on; the others will when their members agree. */
export async function settle(tx: Tx, reports: readonly ReportRow[], now: Date): Promise<void> {
  const covered: number[] = []
  for (const report of reports) {
    const isCovered = (await sumOpen(tx, report.id)).every(({ amount }) => amount === '0')
    if (isCovered === (report.covered_at !== null)) continue
    await putReport(tx, report.id, { covered_at: isCovered ? now : null })
    if (isCovered) covered.push(report.id)
  }
  // All at once, for bills are locked in the order of their numbers.
  if (covered.length > 0) await makeAvailable(tx, await lockOpenBillsOfReports(tx, covered), now)
}
