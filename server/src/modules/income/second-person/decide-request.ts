// The second person: confirms what a colleague asked for, which is looked at again as things are now, or refuses it.
import type { Currency } from '#contract/currency'
import type { MoneyRequestKind } from '#contract/income/money-request'
import type { confirmMoneyRequest, refuseMoneyRequest } from '#contract/income/money-request-calls'
import { incomeDesk } from '#contract/income/payer-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { areInOffice, listSelves } from '../../deeds/deeds.public'
import { carryOutReversal } from '../desk/carry-out'
import '../income.texts'
import { findLastPosting } from '../posting/postings.queries'
import { lockBoth, moveMoney } from '../receipts/move-money'
import { closeDifference, type Money, recordReceipt, whyAskForReceipt } from '../receipts/record-receipt'
import { reverseReceipt } from '../receipts/reverse-receipt'
import { lockReport, type ReportRow } from '../reports.queries'
import type { StaffDoing } from '../staff-doing'
import { findOpenRequest, findReportsOfRequest, putDecision, type RequestRow } from './money-requests.queries'

export async function confirmTheRequest(context: CallContext<typeof confirmMoneyRequest>) {
  const { tx, actor, client, now } = context
  const { report, request } = await lockRequest(tx, context.input.id, now)
  if ((await listSelves(tx, actor.staffId)).includes(request.asked_by))
    throw new Refusal('conflict', { text: 'income.confirmsOwn' })
  const who = { actor, client, now }
  await perform[request.kind as MoneyRequestKind](tx, report, request, who)
  await decide(tx, request, { state: 'confirmed', reason: '' }, who)
  if (!(await areInOffice(tx, [request.asked_by], incomeDesk))) {
    throw new Refusal('conflict', { text: 'income.askerGone' })
  }
  return null
}

export async function refuseTheRequest(context: CallContext<typeof refuseMoneyRequest>) {
  const { tx, input, actor, client, now } = context
  const { request } = await lockRequest(tx, input.id, now)
  const state = request.asked_by === actor.staffId ? 'taken_back' : 'refused'
  await decide(tx, request, { state, reason: input.reason }, { actor, client, now })
  return null
}

/** The reports before what is asked about them. */
async function lockRequest(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ report: ReportRow; request: RequestRow }> {
  const found = await findReportsOfRequest(tx, id)
  const report = found && (await lockReports(tx, found))
  if (!report) throw new Refusal('notFound')
  const request = await findOpenRequest(tx, id, now)
  if (!request) throw new Refusal('conflict', { text: 'income.requestDecided' })
  return { report, request }
}

async function lockReports(tx: Tx, { report_id: from, other_report_id: to }: Reports) {
  return to === null ? lockReport(tx, from) : (await lockBoth(tx, { from, to })).from
}

type Reports = Pick<RequestRow, 'report_id' | 'other_report_id'>
type Perform = (tx: Tx, report: ReportRow, request: RequestRow, who: StaffDoing) => Promise<void>

const perform: Record<MoneyRequestKind, Perform> = {
  async receipt(tx, report, request, who) {
    const money = moneyOf(request)
    // A reason that nobody has read when it was asked for.
    const why = await whyAskForReceipt(tx, report, money)
    if (why.some(reason => !request.why.includes(reason))) throw outdated()
    await recordReceipt(tx, report.id, money, who, request.asked_by)
  },

  async difference(tx, report, request, who) {
    const currency = request.currency as Currency
    const expected = BigInt(request.settled ?? 0)
    await closeDifference(
      tx,
      report.id,
      { currency, expected, reason: request.reason },
      who,
      request.asked_by,
    )
  },

  async reversal(tx, report, request, who) {
    const posting = await findLastPosting(tx, report.id)
    if (posting?.id !== request.posting_id) throw outdated()
    await carryOutReversal(tx, report, { staffId: request.asked_by, reason: request.reason }, who)
  },

  async receipt_reversal(tx, report, request, who) {
    await reverseReceipt(
      tx,
      report,
      { id: request.receipt_id ?? 0, reason: request.reason },
      who,
      request.asked_by,
    )
  },

  async move(tx, report, request, who) {
    const { to } = await lockBoth(tx, { from: report.id, to: request.other_report_id ?? 0 })
    const [currency, amount] = [request.currency as Currency, BigInt(request.settled ?? 0)]
    const move = { from: report, to, currency, amount, reason: request.reason }
    await moveMoney(tx, move, who, request.asked_by)
  },
}

function moneyOf(request: RequestRow): Money {
  return {
    ...{ currency: request.currency as Currency, settled: BigInt(request.settled ?? 0) },
    ...{ charges: BigInt(request.charges ?? 0), reason: request.reason },
    bank: { currency: request.bank_currency as Currency, amount: BigInt(request.banked ?? 0) },
    receivedOn: request.received_on ?? '',
  }
}

const outdated = () => new Refusal('conflict', { text: 'income.requestOutdated' })

type Decision = { state: 'confirmed' | 'refused' | 'taken_back'; reason: string }

async function decide(tx: Tx, request: RequestRow, { state, reason }: Decision, who: StaffDoing) {
  await putDecision(tx, request.id, { state, reason, staffId: who.actor.staffId, now: who.now })
  const action = actionOf[state]
  await recordAudit(tx, {
    ...{ ...who, subject: 'report', subjectId: request.report_id, action },
    after: { request: request.id, kind: request.kind, ...(reason && { reason }) },
  })
}

const actionOf = {
  confirmed: 'report.confirmRequest',
  refused: 'report.refuseRequest',
  taken_back: 'report.takeRequestBack',
} as const
