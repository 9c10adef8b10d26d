import { type RawBuilder, type Selectable, sql } from 'kysely'
import { oneOf } from '../../../platform/database/one-of'
import { build, execute, rows, type Tx, written } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

export type BillRow = Selectable<DB['bills']>

export function lockBills(tx: Tx, billIds: readonly number[]): Promise<BillRow[]> {
  return rows(
    tx,
    build.selectFrom('bills').selectAll().where('id', '=', oneOf(billIds)).orderBy('id').forNoKeyUpdate(),
  )
}

/** All that a posting has made, reversed ones too. */
export function lockBillsOfPosting(tx: Tx, postingId: number): Promise<BillRow[]> {
  return rows(
    tx,
    build.selectFrom('bills').selectAll().where('posting_id', '=', postingId).orderBy('id').forNoKeyUpdate(),
  )
}

/**
 * Also those that nobody has confirmed: whoever confirms one at this moment is waited for, and whoever comes after sees that the
 * report is covered.
 */
export function lockOpenBillsOfReports(tx: Tx, reportIds: readonly number[]): Promise<BillRow[]> {
  return rows(
    tx,
    build
      .selectFrom('bills')
      .selectAll()
      .where(
        'posting_id',
        'in',
        build.selectFrom('postings').select('id').where('report_id', '=', oneOf(reportIds)),
      )
      .where('status', '=', 0)
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

export function lockUnansweredBills(tx: Tx, now: Date, most: number): Promise<BillRow[]> {
  return rows(
    tx,
    build
      .selectFrom('bills')
      .selectAll()
      .where('status', '=', 0)
      .where('confirmed_at', 'is', null)
      .where('confirms_at', '<=', now)
      .orderBy('id')
      .limit(most)
      .forNoKeyUpdate(),
  )
}

export async function putConfirmed(
  tx: Tx,
  billIds: readonly number[],
  by: 'member' | 'time',
  now: Date,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bills')
      .set({ confirmed_at: now, confirmed_by: by, changed_at: now })
      .where('id', '=', oneOf(billIds)),
  )
}

export async function putStanding(
  tx: Tx,
  billIds: readonly number[],
  standing: { status: number; heldFrom: number | null; heldFor?: number; remarks?: string },
  now: Date,
): Promise<void> {
  const { status, heldFrom, heldFor = null, remarks } = standing
  await execute(
    tx,
    build
      .updateTable('bills')
      .set({ status, held_from: heldFrom, held_for: heldFor, changed_at: now })
      .$if(remarks !== undefined, query => query.set({ remarks }))
      .where('id', '=', oneOf(billIds)),
  )
}

/** Of those that are confirmed, whose report is covered and whose account is not closed. */
export async function listReadyBills(tx: Tx, billIds: readonly number[]): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('bills as bill')
      .innerJoin('postings as posting', 'posting.id', 'bill.posting_id')
      .innerJoin('income_reports as report', 'report.id', 'posting.report_id')
      .innerJoin('members as member', 'member.id', 'bill.member_id')
      .select('bill.id')
      .where('bill.id', '=', oneOf(billIds))
      .where('bill.status', '=', 0)
      .where('bill.confirmed_at', 'is not', null)
      .where('report.covered_at', 'is not', null)
      .where('member.state', '<>', 'closed')
      .orderBy('bill.id'),
  )
  return found.map(({ id }) => id)
}

/** A reversed bill takes with it what it had left over. */
export async function takeRestsBack(tx: Tx, billIds: readonly number[]): Promise<void> {
  await run(
    tx,
    sql`select from income_rests where (member_id, channel_id, currency) in
      (select member_id, channel_id, currency from bills where id = any(${billIds}::bigint[])) order by member_id, channel_id for no key update`,
  )
  await run(
    tx,
    sql`update income_rests rest set rest = rest.rest - gone.rest
      from (select member_id, channel_id, currency, sum(rest_after - rest_before) as rest from bills
            where id = any(${billIds}::bigint[]) group by member_id, channel_id, currency) gone
      where rest.member_id = gone.member_id and rest.channel_id = gone.channel_id and rest.currency = gone.currency`,
  )
}

/** What corrects a payment that was approved or made: the bill with every sign turned round, available at once. */
export async function insertCorrections(
  tx: Tx,
  billIds: readonly number[],
  month: string,
  now: Date,
): Promise<BillRow[]> {
  const query = sql<BillRow>`
    insert into bills (posting_id, corrects, member_id, month, channel_id, sp_name, currency, total_minor, share_minor, status, tag, created_at,
                       changed_at, confirms_at, exact, rest_before, rest_after, plays, first_month, last_month)
    select posting_id, id, member_id, ${month}, channel_id, sp_name, currency, -total_minor, -share_minor, 1, 'adjustment', ${now}, ${now},
           ${now}, -exact, rest_after, rest_before, -plays, first_month, last_month
    from bills where id = any(${billIds}::bigint[]) order by id returning *`
  return rows(tx, written(query))
}
