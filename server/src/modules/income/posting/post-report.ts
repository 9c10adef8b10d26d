// Posting a report, or what was matched of it since: bills, their parts and one transaction of the ledger, all or nothing.

import { firstDayOf, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import { inDecimals } from '#contract/money'
import { confirmDays } from '#contract/payouts/payout-rules'
import type { Tx } from '../../../platform/database/query'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { listSelves } from '../../deeds/deeds.public'
import { announce } from '../../webhooks/webhooks.public'
import { settleDisputeJob } from '../disputes/dispute-jobs'
import { addUpByHash, allowMemory, joinByHash } from '../large-statements'
import { hasBalanceBeyond } from '../ledger/ledger.queries'
import { addEntries, beginTransaction, credit, debit, type LedgerEntry } from '../ledger/write-transaction'
import { moveReport } from '../move-report'
import { settle } from '../receipts/record-receipt'
import {
  isBeyondLedger,
  listDeciders,
  listShapers,
  listWithoutRate,
  lockReport,
  putReport,
  type ReportRow,
} from '../reports.queries'
import { hasUnmarked } from '../tables.queries'
import { tellJob } from '../telling/tell-jobs'
import { insertPlaces } from './bill-places.queries'
import { keepStoresByName } from './keep-stores'
import {
  gatherBills,
  gatherParts,
  insertBills,
  insertParts,
  listCasesOfParts,
  listPostedBills,
  lockRests,
  type NewPosting,
  type PostedBill,
  sumReceivable,
  sumSuspense,
} from './new-bills.queries'
import { operatorShare } from './operator-share'
import { requireOtherHands } from './posting.policy'
import { agentCurrency, countPostings, countSuspense, insertPosting } from './postings.queries'
import { roundingEntries } from './round-receivable'
import { sumRounding } from './rounding.queries'
import { gatherShares, gatherSums } from './shares.queries'

interface Wanted {
  reportId: number
  staffId: number
  note: string
  now: Date
  /** Of long ago: nobody hears of it. */
  isQuiet?: boolean
}

export async function postReport(tx: Tx, { reportId, staffId, note, now, isQuiet }: Wanted): Promise<number> {
  const currency = await agentCurrency(tx)
  const report = await lockReport(tx, reportId)
  if (!report) throw new Refusal('notFound')
  if (report.is_usage_only) throw new Refusal('conflict', { text: 'income.usageOnly' })
  requireOtherHands({
    selves: await listSelves(tx, staffId),
    importedBy: report.imported_by,
    rereadBy: report.reread_by,
    checkedBy: report.checked_by,
    deciders: await listDeciders(tx, reportId),
    shapers: await listShapers(tx, reportId, currency),
  })
  if (report.state === 'checked' && (await hasUnmarked(tx, reportId))) {
    throw new Refusal('conflict', { text: 'income.tablesUnmarked' })
  }
  const unrated = await listWithoutRate(tx, reportId, currency)
  if (unrated.length > 0) throw new Refusal('conflict', { text: 'income.ratesMissing' })
  await allowMemory(tx)
  if (await addUpByHash(tx, () => isBeyondLedger(tx, reportId, currency)))
    throw new Refusal('conflict', { text: 'income.tooLarge' })
  const number = (await countPostings(tx, reportId)) + 1
  const isLater = report.state === 'posted'
  if (!isLater) await keepStoresByName(tx, reportId)
  if (!isLater) await moveReport(tx, report, 'post')
  const transactionId = await beginTransaction(tx, {
    kind: 'posting',
    at: now,
    staffId,
    reason: note,
    reportId,
  })
  const month = firstDayOf(monthInChina(now))
  const postingId = await insertPosting(tx, {
    reportId,
    number,
    month,
    currency,
    staffId,
    note,
    transactionId,
    at: now,
  })
  const posting: NewPosting = {
    reportId,
    postingId,
    month,
    currency,
    at: now,
    confirmsAt: addDays(now, confirmDays),
  }
  const suspenseBefore = isLater ? await suspenseOf(tx, posting) : []
  await joinByHash(tx, () => gatherSums(tx, reportId))
  await gatherShares(tx)
  await joinByHash(tx, () => gatherParts(tx, posting))
  await lockRests(tx, posting)
  const cases = await listCasesOfParts(tx)
  for (const caseId of cases) await joinByHash(tx, () => insertBills(tx, posting, caseId))
  await gatherBills(tx, posting)
  await joinByHash(tx, () => insertParts(tx, posting))
  await joinByHash(tx, () => insertPlaces(tx, posting))
  await countSuspense(tx, reportId)
  const suspenseAfter = await suspenseOf(tx, posting)
  const posted = await listPostedBills(tx, postingId)
  const bills = billEntries(posted, posting)
  if (isLater && bills.length === 0) throw new Refusal('conflict', { text: 'income.nothingToPost' })
  const income = isLater
    ? [...suspenseEntries(currency, suspenseBefore, 1n), ...suspenseEntries(currency, suspenseAfter, -1n)]
    : [...(await receivableEntries(tx, report, posting)), ...suspenseEntries(currency, suspenseAfter, -1n)]
  const entries = [...income, ...bills]
  if (!isLater) await putReport(tx, reportId, { rounded_once_at: now })
  await addEntries(tx, transactionId, [
    ...entries,
    credit({ kind: 'operator_share', currency }, operatorShare(currency, entries)),
  ])
  // Balances that many reports have added up to have an end, too.
  if (await hasBalanceBeyond(tx, transactionId)) throw new Refusal('conflict', { text: 'income.tooLarge' })
  // Where nothing is owed there is nothing to wait for.
  await settle(tx, [report], now)
  // A case that ended meanwhile did not see these bills.
  for (const caseId of cases) if (caseId !== 0) await enqueue(tx, settleDisputeJob, { caseId })
  if (!isQuiet) {
    await enqueue(tx, tellJob, { postingId, what: 'posted' })
    await tellTools(tx, posted, posting)
  }
  return postingId
}

async function receivableEntries(tx: Tx, report: ReportRow, posting: NewPosting): Promise<LedgerEntry[]> {
  const sums = await addUpByHash(tx, () => sumReceivable(tx, posting))
  const rounding = await addUpByHash(tx, () => sumRounding(tx, report.id))
  const parts = sums.flatMap(({ channel_id: channelId, currency, receivable, converted }) => {
    const owed = debit({ kind: 'payer_receivable', currency, payerId: report.payer_id }, BigInt(receivable), {
      channelId,
    })
    if (currency === posting.currency) return [owed]
    return [
      owed,
      credit({ kind: 'conversion', currency }, BigInt(receivable), { channelId }),
      debit({ kind: 'conversion', currency: posting.currency }, BigInt(converted), { channelId }),
    ]
  })
  return [...parts, ...roundingEntries(report.payer_id, rounding)]
}

async function suspenseOf(tx: Tx, posting: NewPosting) {
  const sums = await addUpByHash(tx, () => sumSuspense(tx, posting))
  return sums.map(({ channel_id, amount }) => ({
    channelId: channel_id,
    amount: BigInt(amount),
  }))
}

function suspenseEntries(
  currency: Currency,
  sums: { channelId: number; amount: bigint }[],
  sign: 1n | -1n,
): LedgerEntry[] {
  return sums.map(({ channelId, amount }) =>
    debit({ kind: 'suspense', currency }, amount * sign, { channelId }),
  )
}

/** What a closed account earns is nobody's until somebody claims it. */
function billEntries(bills: PostedBill[], { currency }: NewPosting): LedgerEntry[] {
  return bills.map(({ id: billId, member_id: memberId, channel_id: channelId, share_minor, is_closed }) =>
    credit({ kind: is_closed ? 'unclaimed' : 'member_pending', currency, memberId }, BigInt(share_minor), {
      channelId,
      billId,
    }),
  )
}

/** For the accounts' own tools. */
function tellTools(tx: Tx, bills: PostedBill[], { currency, month, at }: NewPosting): Promise<void> {
  const ready = bills
    .filter(({ is_closed, is_disputed }) => !is_closed && !is_disputed)
    .map(({ id, member_id, share_minor }) => ({
      memberId: member_id,
      data: { bill_id: id, month: month.slice(0, 7), currency, amount: inDecimals(share_minor, currency) },
    }))
  return announce(tx, 'bill.ready', ready, at)
}

function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 86_400_000)
}
