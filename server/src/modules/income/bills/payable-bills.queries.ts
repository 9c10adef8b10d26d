// Bills as somebody who wants to be paid looks at them.
import { type SqlBool, sql } from 'kysely'
import { oneOf } from '../../../platform/database/one-of'
import { build, one, rows, type Tx } from '../../../platform/database/query'
import type { BillRow } from './bill-moves.queries'
import { channelOfBill } from './channel-of-bill'

/** Those that were chosen, and all of the member's that are available and below zero: they join by themselves. */
export function lockBillsToWithdraw(
  tx: Tx,
  memberId: number,
  chosen: readonly number[],
  isLocking: boolean,
): Promise<BillRow[]> {
  const query = build
    .selectFrom('bills')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(eb =>
      eb.or([eb('id', '=', oneOf(chosen)), eb.and([eb('status', '=', 1), eb('share_minor', '<', 0)])]),
    )
    .orderBy('id')
  return rows(tx, isLocking ? query.forNoKeyUpdate() : query)
}

/** Of these, some that nobody withdraws for now: their posting may be reversed. */
export async function areAskedBack(tx: Tx, billIds: readonly number[]): Promise<boolean> {
  const bills = build.selectFrom('bills as bill').select('bill.id').where('bill.id', '=', oneOf(billIds))
  return (await rows(tx, bills.where(sql<SqlBool>`(${isAskedBack} or ${isOwedAgain})`).limit(1))).length > 0
}

/** All of the account, for one that closes. */
export async function listAvailableBills(tx: Tx, memberId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('bills')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', '=', 1)
      .orderBy('id'),
  )
  return found.map(({ id }) => id)
}

/** A colleague has asked to reverse its posting, or what its payer sent, and a second person has a day to decide. */
const isAskedBack = sql<boolean>`exists (
  select from postings posted join money_requests request on request.report_id = posted.report_id
  where posted.id = bill.posting_id and request.state = 'open' and request.holds_until > now()
    and coalesce(request.posting_id, posted.id) = posted.id)`
/** What had come for its report was reversed or taken back. */
const isOwedAgain = sql<boolean>`exists (
  select from postings posted join income_reports report on report.id = posted.report_id
  where posted.id = bill.posting_id and report.covered_at is null
    and exists (select from receipts receipt where receipt.report_id = report.id and receipt.settled < 0 and receipt.kind <> 'difference'))`
const now = sql<SqlBool>`bill.status = 1 and not ${isAskedBack} and not ${isOwedAgain}`
const later = sql<SqlBool>`(bill.status in (0, 10) or (bill.status = 1 and (${isAskedBack} or ${isOwedAgain})))`

export interface PayablePage {
  memberId: number
  when: 'now' | 'later'
  after?: { month: string; id: number }
  limit: number
}

/** The newest month first. */
export function listPayableRows(tx: Tx, { memberId, when, after, limit }: PayablePage) {
  let query = build
    .selectFrom('bills as bill')
    .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
    .select([
      'bill.id',
      'bill.month',
      channelOfBill.as('sp_names'),
      'bill.tag',
      'bill.currency',
      sql<string>`bill.total_minor::text`.as('total_minor'),
      sql<string>`bill.share_minor::text`.as('share_minor'),
      'bill.first_month',
      'bill.last_month',
      'bill.status',
      'bill.confirmed_at',
      'bill.confirms_at',
      'bill.remarks',
      'bill.held_for',
      'posting.reversal_reason',
      isAskedBack.as('is_asked_back'),
      isOwedAgain.as('is_owed_again'),
    ])
    .where('bill.member_id', '=', memberId)
    .where(when === 'now' ? now : later)
    .orderBy('bill.month', 'desc')
    .orderBy('bill.id', 'desc')
    .limit(limit)
  if (after) query = query.where(sql<SqlBool>`(bill.month, bill.id) < (${after.month}::date, ${after.id})`)
  return rows(tx, query)
}

export type PayableRow = Awaited<ReturnType<typeof listPayableRows>>[number]

export function sumPayable(tx: Tx, memberId: number, when: 'now' | 'later') {
  return one(
    tx,
    build
      .selectFrom('bills as bill')
      .select([
        sql<number>`count(*)::int`.as('bills'),
        sql<string>`coalesce(sum(bill.share_minor), 0)::text`.as('share_minor'),
      ])
      .where('bill.member_id', '=', memberId)
      .where(when === 'now' ? now : later),
  )
}

/** Neither withdrawn nor reversed. What corrects a payment is a debt and stays one. */
export function lockOpenBillsOf(tx: Tx, memberId: number): Promise<BillRow[]> {
  return rows(
    tx,
    build
      .selectFrom('bills')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('status', 'in', [0, 1, 10])
      .where('corrects', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

/** In which the account has bills that can be, or were, withdrawn; the oldest first. */
export async function availableMonths(tx: Tx, memberId: number): Promise<string[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('bills')
      .select('month')
      .where('member_id', '=', memberId)
      .where('status', 'in', [1, 2, 3])
      .groupBy('month')
      .orderBy('month'),
  )
  return found.map(({ month }) => month.slice(0, 7))
}
