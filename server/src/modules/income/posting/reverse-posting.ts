// Taking a posting back: the counter-entry of every entry, from wherever the money stands now. Nothing is removed.

import { firstDayOf, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { type BillStatus, billAfter, billStatus } from '#contract/income/bill-status'
import type { LedgerAccountKind } from '#contract/income/ledger-accounts'
import { inDecimals } from '#contract/money'
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { announce } from '../../webhooks/webhooks.public'
import { billHooks } from '../bill-hooks'
import {
  type BillRow,
  insertCorrections,
  lockBillsOfPosting,
  putStanding,
  takeRestsBack,
} from '../bills/bill-moves.queries'
import { moneyOf } from '../bills/make-available'
import '../income.texts'
import { addEntries, beginTransaction, debit, type LedgerEntry } from '../ledger/write-transaction'
import { moveReport } from '../move-report'
import { settle } from '../receipts/record-receipt'
import { lockReport } from '../reports.queries'
import { tellJob } from '../telling/tell-jobs'
import {
  countSuspense,
  findLastPosting,
  freeTitles,
  listEntriesOf,
  listRoundingTransactions,
  listUnclaimedBills,
  type PostingRow,
  putReversed,
} from './postings.queries'

interface Wanted {
  reportId: number
  staffId: number
  reason: string
  now: Date
  /** When it was decided, where a worker came to it later: as of then it stands in the books. What happens to bills happens now. */
  asked?: Date
  /** Of long ago: nobody hears of it. */
  isQuiet?: boolean
}

/** The last one that stands: a later batch goes before the report itself. */
export async function reversePosting(
  tx: Tx,
  { reportId, staffId, reason, now, asked = now, isQuiet }: Wanted,
): Promise<number> {
  const report = await lockReport(tx, reportId)
  const posting = report && (await findLastPosting(tx, reportId))
  if (!report || !posting) throw new Refusal('notFound')
  for (const { onPostingReversing } of billHooks()) await onPostingReversing(tx, posting.id, now)
  const bills = await lockBillsOfPosting(tx, posting.id)
  await requireNoneWithdrawn(tx, bills)
  const reversalId = await beginTransaction(tx, { kind: 'reversal', at: asked, staffId, reason, reportId })
  const { entries, taken } = await takeMoneyBack(tx, bills, posting, { now, asked })
  await addEntries(tx, reversalId, [...(await counterEntries(tx, posting)), ...entries])
  await takeRestsBack(
    tx,
    bills.map(({ id }) => id),
  )
  await putReversed(tx, posting.id, { staffId, reason, reversalId, now: asked })
  if (posting.number === 1) await moveReport(tx, report, 'reverse')
  else await freeTitles(tx, posting)
  await countSuspense(tx, report.id)
  await settle(tx, [report], now)
  if (!isQuiet) {
    await tellTools(tx, taken, now)
    await enqueue(tx, tellJob, { postingId: posting.id, what: 'reversed' })
  }
  return posting.id
}

/** For the accounts' own tools. */
function tellTools(tx: Tx, taken: readonly TakenBill[], now: Date): Promise<void> {
  const reversed = taken.map(({ bill, correctedBy }) => ({
    memberId: bill.member_id,
    data: {
      ...{ bill_id: bill.id, month: bill.month.slice(0, 7), currency: bill.currency },
      ...{ amount: inDecimals(bill.share_minor, bill.currency as Currency), corrected_by: correctedBy },
    },
  }))
  return announce(tx, 'bill.reversed', reversed, now)
}

/** Somebody asked for one of them between the two steps above: the job that runs this begins anew and finds it. */
async function requireNoneWithdrawn(tx: Tx, bills: readonly BillRow[]): Promise<void> {
  const away = bills.filter(({ status }) => status === billStatus.inWithdrawal).map(({ id }) => id)
  if (away.length === 0) return
  for (const { areBeingWithdrawn } of billHooks()) {
    if (await areBeingWithdrawn(tx, away)) throw new Error('a bill was withdrawn while it was taken back')
  }
}

/** All that belongs to no member. */
async function counterEntries(tx: Tx, posting: PostingRow): Promise<LedgerEntry[]> {
  const transactions = [posting.transaction_id]
  if (posting.number === 1) transactions.push(...(await listRoundingTransactions(tx, posting.report_id)))
  const written = []
  for (const id of transactions) written.push(...(await listEntriesOf(tx, id)))
  return written
    .filter(({ bill_id }) => bill_id === null)
    .map(({ kind, currency, payer_id, channel_id, amount }) => ({
      account: {
        kind: kind as LedgerAccountKind,
        currency: currency as Currency,
        ...(payer_id === null ? {} : { payerId: payer_id }),
      },
      amount: -BigInt(amount),
      ...(channel_id === null ? {} : { channelId: channel_id }),
    }))
}

interface TakenBill {
  bill: BillRow
  /** Of one that was withdrawn already. */
  correctedBy: number | null
}

async function takeMoneyBack(
  tx: Tx,
  bills: BillRow[],
  posting: PostingRow,
  { now, asked }: { now: Date; asked: Date },
): Promise<{ entries: LedgerEntry[]; taken: TakenBill[] }> {
  const unclaimed = new Set(await listUnclaimedBills(tx, posting.id))
  const standing = bills.filter(({ tag, status }) => tag === 'normal' && billAfter(stand(status), 'reverse'))
  const away = bills.filter(
    ({ tag, status }) =>
      tag === 'normal' && [billStatus.inWithdrawal, billStatus.paid].includes(status as 2 | 3),
  )
  if (standing.length > 0)
    await putStanding(
      tx,
      standing.map(({ id }) => id),
      { status: billStatus.reversed, heldFrom: null },
      now,
    )
  const corrections =
    away.length === 0
      ? []
      : await insertCorrections(
          tx,
          away.map(({ id }) => id),
          firstDayOf(monthInChina(asked)),
          now,
        )
  const original = new Map(away.map(bill => [bill.id, bill]))
  const corrected = corrections.map(bill => ({ bill, of: original.get(bill.corrects ?? 0) ?? bill }))
  return {
    entries: [
      ...standing.map(bill => takenFrom(bill, whereItStands(bill, unclaimed), moneyOf(bill).share)),
      ...corrected.map(({ bill, of }) => takenFrom(bill, 'member_debt', moneyOf(of).share)),
    ],
    taken: [
      ...standing.filter(({ id }) => !unclaimed.has(id)).map(bill => ({ bill, correctedBy: null })),
      ...corrected.map(({ bill, of }) => ({ bill: of, correctedBy: bill.id })),
    ],
  }
}

const stand = (status: number) => ({
  status: status as BillStatus,
  heldFrom: status === 10 ? (0 as const) : null,
})

function whereItStands(bill: BillRow, unclaimed: ReadonlySet<number>): LedgerAccountKind {
  if (unclaimed.has(bill.id)) return 'unclaimed'
  const isAvailable = bill.status === billStatus.available || bill.held_from === billStatus.available
  return isAvailable ? 'member_available' : 'member_pending'
}

function takenFrom(bill: BillRow, kind: LedgerAccountKind, share: bigint): LedgerEntry {
  const { currency, about } = moneyOf(bill)
  return debit({ kind, currency, memberId: bill.member_id }, share, about)
}
