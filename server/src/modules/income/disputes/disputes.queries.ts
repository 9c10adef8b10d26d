// Income of recordings that a claim of infringement is about.
import { sql } from 'kysely'
import { holdWithinHours } from '#contract/income/dispute-calls'
import type { CaseState } from '#contract/infringement/case-state'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import type { BillRow } from '../bills/bill-moves.queries'
import { billsOfCase } from './bills-of-case'

export interface DisputeRow {
  case_id: number
  number: string
  state: CaseState
  received_at: Date
  /** Since when what its recordings earn is held. */
  since: Date
  /** To the microsecond, as lists go on from it. */
  place: string
  work_id: number
  work_title: string
  track_title: string | null
  currency: string
  held: number
  held_minor: string
  to_hold: number
  to_hold_minor: string
  withdrawn: number
  withdrawn_minor: string
}

/** The first step by which somebody held it, after it was let go last. */
const since = sql`coalesce((
  select min(step.at) from infringement_history step
  where step.case_id = claim.id and step.event in ('hold', 'takeMeasure')
    and not exists (
      select from infringement_history ended where ended.case_id = claim.id and ended.event = 'endHold' and ended.id > step.id)
), claim.received_at)`

const isToHold = sql`bill.status in (0, 1) and bill.tag = 'normal'`

const sumOf = (name: string, which: ReturnType<typeof sql>) => sql`
  count(*) filter (where ${which})::int as ${sql.ref(name)},
  coalesce(sum(bill.share_minor) filter (where ${which}), 0)::text as ${sql.ref(`${name}_minor`)}`

interface Page {
  caseId?: number
  after?: { at: string; id: number }
  limit: number
}

/** The newest claim first. */
export function listDisputeRows(tx: Tx, { caseId, after, limit }: Page): Promise<DisputeRow[]> {
  const one = caseId === undefined ? sql`true` : sql`claim.id = ${caseId}`
  const further = after
    ? sql`(claim.received_at, claim.id) < (${after.at}::timestamptz, ${after.id})`
    : sql`true`
  const query = sql<DisputeRow>`
    select claim.id as case_id, claim.number, claim.state, claim.received_at, ${since} as since, claim.received_at::text as place, work.id as work_id,
           work.title as work_title, track.details ->> 'title' as track_title, agent.currency, sums.*
    from infringement_cases claim
    join agents agent on agent.id = claim.agent_id
    join works work on work.id = claim.work_id
    left join tracks track on track.id = claim.track_id
    cross join lateral (
      select ${sumOf('held', sql`bill.held_for = claim.id`)}, ${sumOf('to_hold', isToHold)},
             ${sumOf('withdrawn', sql`bill.status in (2, 3)`)}
      from bills bill where bill.id in (${billsOfCase(sql.ref('claim.id'))})
    ) sums
    where claim.is_in_force and ${one} and ${further}
    order by claim.received_at desc, claim.id desc limit ${limit}`
  return rows(tx, written(query))
}

interface WaitingDisputes {
  waiting: number
  oldest_at: Date | null
  late: number
}

/** Those with bills that finance has yet to hold. */
export function sumDisputes(tx: Tx, now: Date): Promise<WaitingDisputes> {
  const query = sql<WaitingDisputes>`
    select count(*)::int as waiting, min(since) as oldest_at, (count(*) filter (where since < ${heldSince(now)}))::int as late
    from (
      select ${since} as since from infringement_cases claim
      where claim.is_in_force
        and exists (select from bills bill where bill.id in (${billsOfCase(sql.ref('claim.id'))}) and ${isToHold})
    ) dispute`
  return one(tx, written(query))
}

const heldSince = (now: Date) => new Date(now.getTime() - holdWithinHours * 3_600_000)

/** Those that finance can still hold, in the order of locks. */
export function lockBillsToHold(tx: Tx, caseId: number): Promise<BillRow[]> {
  const query = sql<BillRow>`
    select * from bills where id in (${billsOfCase(caseId)}) and status in (0, 1) and tag = 'normal' order by id for no key update`
  return rows(tx, written(query))
}

/** All of them, or those alone that are none of the case's any more: it turned out to be about another recording. */
export function lockBillsHeldFor(tx: Tx, caseId: number, which: 'all' | 'astray'): Promise<BillRow[]> {
  const wanted = which === 'all' ? sql`true` : sql`id not in (${billsOfCase(caseId)})`
  const query = sql<BillRow>`select * from bills where held_for = ${caseId} and ${wanted} order by id for no key update`
  return rows(tx, written(query))
}

export interface Standing {
  number: string
  is_in_force: boolean
}

export function findCaseInForce(tx: Tx, caseId: number): Promise<Standing | undefined> {
  const query = sql<Standing>`select claim.number, claim.is_in_force from infringement_cases claim where claim.id = ${caseId}`
  return maybeOne(tx, written(query))
}

/** The first other case in which something of a bill is in dispute. */
export function findOtherCase(
  tx: Tx,
  billId: number,
  caseId: number,
): Promise<{ case_id: number; number: string } | undefined> {
  const query = sql<{ case_id: number; number: string }>`
    select claim.id as case_id, claim.number from bill_tracks part
    join disputed_recordings disputed on disputed.isrc = part.isrc or (part.isrc = '' and disputed.work_id = part.work_id)
    join infringement_cases claim on claim.id = disputed.case_id
    where part.bill_id = ${billId} and claim.id <> ${caseId} order by claim.id limit 1`
  return maybeOne(tx, written(query))
}

export async function putHeldFor(
  tx: Tx,
  billId: number,
  other: { case_id: number; number: string },
  now: Date,
): Promise<void> {
  await execute(
    tx,
    build
      .updateTable('bills')
      .set({ held_for: other.case_id, remarks: other.number, changed_at: now })
      .where('id', '=', billId),
  )
}
