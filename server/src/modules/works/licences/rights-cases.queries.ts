import { sql } from 'kysely'
import { readStoredTrack } from '#contract/works/stored-work'
import { build, execute, maybeOne, rows, type Tx } from '../../../platform/database/query'

export type CaseReason = 'licence_ended' | 'consent_withdrawn'

interface NewCase {
  workId: number
  reason: CaseReason
  endedOn: string
  dueOn: string
  now: Date
}

/** Whoever opens or closes a case holds its work. */
export function openCase(tx: Tx, { workId, reason, endedOn, dueOn, now }: NewCase) {
  return execute(
    tx,
    build.insertInto('rights_cases').values({
      work_id: workId,
      reason,
      ended_on: endedOn,
      due_on: dueOn,
      opened_at: now,
    }),
  )
}

export function findOpenCase(tx: Tx, workId: number, reason: CaseReason) {
  return maybeOne(
    tx,
    build
      .selectFrom('rights_cases')
      .select(['id', 'ended_on', 'due_on'])
      .where('work_id', '=', workId)
      .where('reason', '=', reason)
      .where('closed_at', 'is', null),
  )
}

interface Closing {
  /** Absent: whatever was asked about the work. */
  reason?: CaseReason
  outcome: 'kept' | 'renewed' | 'down'
  staffId: number | null
  note?: string
  now: Date
}

/** Nothing happens where nobody was asked. */
export function closeCase(tx: Tx, workId: number, { reason, outcome, staffId, note, now }: Closing) {
  let query = build
    .updateTable('rights_cases')
    .set({ closed_at: now, outcome, closed_by: staffId, note: note ?? null })
    .where('work_id', '=', workId)
    .where('closed_at', 'is', null)
  if (reason) query = query.where('reason', '=', reason)
  return execute(tx, query)
}

/** Works for which nobody has decided in time. */
export function listOverdue(tx: Tx, reason: CaseReason, today: string) {
  return rows(
    tx,
    build
      .selectFrom('rights_cases')
      .select('work_id as id')
      .where('closed_at', 'is', null)
      .where('reason', '=', reason)
      .where('due_on', '<=', today)
      .orderBy('due_on')
      .orderBy('rights_cases.id'),
  )
}

interface CasePage {
  after?: { dueOn: string; id: number }
  limit: number
}

/** The queue of rights staff, whose time runs out first. */
export function listOpenCases(tx: Tx, { after, limit }: CasePage) {
  let query = build
    .selectFrom('rights_cases as c')
    .innerJoin('works as w', 'w.id', 'c.work_id')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .leftJoin('works as r', join => join.onRef('r.revision_of', '=', 'w.id').on('r.closed_at', 'is', null))
    .select(['c.id', 'c.work_id', 'c.reason', 'c.ended_on', 'c.opened_at', 'c.due_on'])
    .select(['w.title', 'w.artists', 'w.status', 'w.member_id', 'm.nickname'])
    .select(['r.id as revision_id', 'r.status as revision_status'])
    .where('c.closed_at', 'is', null)
    .orderBy('c.due_on')
    .orderBy('c.id')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(c.due_on, c.id) > (${after.dueOn}::date, ${after.id}::bigint)`)
  return rows(tx, query)
}

/** The tracks of all of these works at once. */
export async function listTracksOfCases(tx: Tx, workIds: readonly number[]) {
  const found = await rows(
    tx,
    build
      .selectFrom('tracks')
      .select(['id', 'work_id', 'details'])
      .where('work_id', '=', sql<number>`any(${workIds}::bigint[])`)
      .orderBy('position'),
  )
  return found.map(track => ({ ...track, details: readStoredTrack(track.details) }))
}
