import { type Selectable, sql } from 'kysely'
import type { Currency } from '#contract/currency'
import type { MoneyRequestKind, SecondPersonReason } from '#contract/income/money-request'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'
import type { Rates } from './second-person.policy'

export type RequestRow = Selectable<DB['money_requests']>

export interface NewRequest {
  reportId: number
  kind: MoneyRequestKind
  why: readonly SecondPersonReason[]
  reason: string
  /** What it settles or gives up, in minor units; absent for a reversal. */
  settled?: { currency: Currency; amount: bigint }
  payment?: { charges: bigint; bank: { currency: Currency; amount: bigint }; receivedOn: string }
  postingId?: number
  receiptId?: number
  /** The report that money goes over to. */
  otherReportId?: number
  /** Until then the bills that it is about are not withdrawn. */
  holdsUntil?: Date
  staffId: number
  now: Date
  endsAt: Date
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { settled, payment } = request
  const { id } = await one(
    tx,
    build
      .insertInto('money_requests')
      .values({
        ...{ report_id: request.reportId, kind: request.kind, why: [...request.why], reason: request.reason },
        currency: settled?.currency ?? null,
        settled: settled ? minorUnits(settled.amount) : null,
        charges: payment ? minorUnits(payment.charges) : null,
        bank_currency: payment?.bank.currency ?? null,
        banked: payment ? minorUnits(payment.bank.amount) : null,
        received_on: payment?.receivedOn ?? null,
        posting_id: request.postingId ?? null,
        holds_until: request.holdsUntil ?? null,
        receipt_id: request.receiptId ?? null,
        other_report_id: request.otherReportId ?? null,
        ...{ asked_by: request.staffId, asked_at: request.now, ends_at: request.endsAt },
      })
      .returning('id'),
  )
  return id
}

/** The reports that it is about. */
export function findReportsOfRequest(tx: Tx, id: number) {
  const columns = ['report_id', 'other_report_id'] as const
  return maybeOne(tx, build.selectFrom('money_requests').select(columns).where('id', '=', id))
}

/** Of a report that is locked, which keeps its requests as they are. */
export function findOpenRequest(tx: Tx, id: number, now: Date): Promise<RequestRow | undefined> {
  return maybeOne(tx, openRequests(now).selectAll().where('id', '=', id))
}

export async function hasOpenRequest(
  tx: Tx,
  { reportId, kind, currency }: { reportId: number; kind: MoneyRequestKind; currency: Currency | null },
  now: Date,
): Promise<boolean> {
  const asked = openRequests(now).select('id').where('report_id', '=', reportId).where('kind', '=', kind)
  const found = currency === null ? asked : asked.where('currency', '=', currency)
  return (await rows(tx, found)).length > 0
}

export async function isReversalAsked(tx: Tx, receiptId: number, now: Date): Promise<boolean> {
  return (await rows(tx, openRequests(now).select('id').where('receipt_id', '=', receiptId))).length > 0
}

/** The oldest first, with who asks. */
export function listOpenRequests(tx: Tx, reportId: number, now: Date) {
  return rows(
    tx,
    openRequests(now)
      .innerJoin('staff', 'staff.id', 'money_requests.asked_by')
      .selectAll('money_requests')
      .select('staff.name as asker')
      .where('report_id', '=', reportId)
      .orderBy('money_requests.id'),
  )
}

/** What colleagues ask for, on all reports. */
export function sumRequestsOfOthers(tx: Tx, staffId: number, now: Date) {
  return one(
    tx,
    openRequests(now)
      .select([
        sql<number>`count(*)::int`.as('waiting'),
        sql<Date | null>`min(asked_at)`.as('oldest_at'),
        sql<number>`(count(*) filter (where asked_at < ${new Date(now.getTime() - dayMilliseconds)}))::int`.as(
          'late',
        ),
      ])
      .where('asked_by', 'not in', sql<number>`(select same_person(${staffId}))`),
  )
}

const dayMilliseconds = 86_400_000

/** Bills stay where they are once, however often the reversal of their posting or of a receipt is asked for. */
export async function wasHeldBefore(
  tx: Tx,
  { postingId, receiptId }: Pick<NewRequest, 'postingId' | 'receiptId'>,
) {
  const held = build.selectFrom('money_requests').select('id').where('holds_until', 'is not', null)
  const column = postingId === undefined ? 'receipt_id' : 'posting_id'
  return (await rows(tx, held.where(column, '=', postingId ?? receiptId ?? 0).limit(1))).length > 0
}

/** Who confirmed the reversal that was then to be carried out. Plays without money are taken back by one person. */
export async function findConfirmer(tx: Tx, reportId: number, decidedAt: Date): Promise<number | undefined> {
  const confirmed = build
    .selectFrom('money_requests')
    .select('decided_by')
    .where('report_id', '=', reportId)
    .where('kind', '=', 'reversal')
    .where('state', '=', 'confirmed')
    .where('decided_at', '=', decidedAt)
  return (await maybeOne(tx, confirmed))?.decided_by ?? undefined
}

/** What people have recorded for a report, moved to it and moved away from it, without a second person: a row for each pair of currencies. */
export async function listRecordedAlone(tx: Tx, reportId: number) {
  const sums = await rows(
    tx,
    build
      .selectFrom('receipts')
      .select([
        ...(['currency', 'bank_currency'] as const),
        sql<string>`coalesce(sum(settled) filter (where settled > 0), 0)::text`.as('settled'),
        sql<string>`coalesce(sum(banked) filter (where settled > 0), 0)::text`.as('banked'),
        sql<string>`coalesce(-sum(settled) filter (where settled < 0), 0)::text`.as('taken'),
      ])
      .where('report_id', '=', reportId)
      .where('kind', 'in', ['receipt', 'moved'])
      .where('confirmed_by', 'is', null)
      .groupBy(['currency', 'bank_currency']),
  )
  return sums.map(({ currency, bank_currency: bank, settled, banked, taken }) => ({
    currency: currency as Currency,
    settled: BigInt(settled),
    bank: bank === null ? null : { currency: bank as Currency, amount: BigInt(banked) },
    taken: BigInt(taken),
  }))
}

/** In units of the site's currency, as they were entered or as the file says. */
export async function readRates(tx: Tx, reportId: number): Promise<Rates> {
  const rates = build.selectFrom('report_rates').select(['currency', sql<string>`rate::text`.as('rate')])
  const found = await rows(tx, rates.where('report_id', '=', reportId))
  return new Map(found.map(({ currency, rate }) => [currency as Currency, rate]))
}

/** The site's currency, and above which amount one person is not enough. */
export function findLimit(tx: Tx) {
  return one(tx, build.selectFrom('agents').select(['currency', 'double_approval_above']))
}

interface Decision {
  state: 'confirmed' | 'refused' | 'taken_back'
  staffId: number
  reason: string
  now: Date
}

export async function putDecision(tx: Tx, id: number, { state, staffId, reason, now }: Decision) {
  await execute(
    tx,
    build
      .updateTable('money_requests')
      .set({ state, decided_by: staffId, decided_at: now, decision_reason: reason })
      .where('id', '=', id),
  )
}

const openRequests = (now: Date) =>
  build
    .selectFrom('money_requests')
    .where('money_requests.state', '=', 'open')
    .where('money_requests.ends_at', '>', now)

const minorUnits = (amount: bigint) => sql<number>`${String(amount)}::bigint`
