import { sql } from 'kysely'
import type { MoveInReason, MoveInState } from '#contract/move-in/move-in-state'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../platform/database/query'

const openOf = (memberId: number) =>
  build.selectFrom('move_ins').selectAll().where('member_id', '=', memberId).where('state', '<>', 'closed')

export function findOpenMoveIn(tx: Tx, memberId: number) {
  return maybeOne(tx, openOf(memberId))
}

export type MoveInRecord = NonNullable<Awaited<ReturnType<typeof findOpenMoveIn>>>

export function lockOpenMoveIn(tx: Tx, memberId: number) {
  return maybeOne(tx, openOf(memberId).forNoKeyUpdate())
}

export function findMoveIn(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('move_ins').selectAll().where('id', '=', id))
}

export function lockMoveIn(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('move_ins').selectAll().where('id', '=', id).forNoKeyUpdate())
}

/** Those that nobody has touched for long, and those whose worker has not said anything for long. */
export function lockIdleMoveIns(
  tx: Tx,
  { idleSince, silentSince }: { idleSince: Date; silentSince: Date },
  most: number,
) {
  return rows(
    tx,
    build
      .selectFrom('move_ins')
      .selectAll()
      .where(({ eb, and, or }) =>
        or([
          and([eb('state', '<>', 'closed'), eb('moved_at', '<', idleSince)]),
          and([eb('state', 'in', ['reading', 'making']), eb('moved_at', '<', silentSince)]),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .forNoKeyUpdate()
      .skipLocked(),
  )
}

export async function insertMoveIn(tx: Tx, memberId: number, now: Date): Promise<number> {
  const values = { member_id: memberId, started_at: now, moved_at: now }
  return (await one(tx, build.insertInto('move_ins').values(values).returning('id'))).id
}

export interface MovedTo {
  state: MoveInState
  now: Date
  failure?: { reason: MoveInReason; detail: string }
  list?: { name: string; size: number; key: string }
  source?: 'table' | 'archive' | 'ern'
}

/** The list's file is named only as long as it is read. */
export function putMoveInState(tx: Tx, id: number, { state, now, failure, list, source }: MovedTo) {
  return execute(
    tx,
    build
      .updateTable('move_ins')
      .set({
        state,
        moved_at: now,
        reason: failure?.reason ?? null,
        reason_detail: failure?.detail ?? '',
        storage_key: list?.key ?? null,
        ...(list && {
          list_name: list.name,
          list_size: list.size,
          done: 0,
          total: 0,
          source: null,
          is_begun: false,
        }),
        ...(source && { source }),
      })
      .where('id', '=', id),
  )
}

/** A worker has come to it. */
export function putBegun(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build.updateTable('move_ins').set({ is_begun: true, moved_at: now }).where('id', '=', id),
  )
}

/** Answers whether it is still wanted. */
export async function putReadProgress(
  tx: Tx,
  id: number,
  { done, total, now }: { done: number; total: number; now: Date },
): Promise<boolean> {
  const reading = build.updateTable('move_ins').set({ done, total, moved_at: now }).where('id', '=', id)
  return (await execute(tx, reading.where('state', '=', 'reading'))) > 0
}

export function touchMoveIn(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('move_ins').set({ moved_at: now }).where('id', '=', id))
}

interface Counts {
  rows: number
  with_errors: number
  with_notes: number
  left_out: number
  made: number
  releases: number
  releases_made: number
  can_be_made: number
  files: number
  files_waiting: number
  files_unmatched: number
}

export function countMoveIn(tx: Tx, id: number): Promise<Counts> {
  const counted = sql<Counts>`
    select r.*, f.* from
      (select coalesce(sum(rows), 0)::int as rows, coalesce(sum(with_errors), 0)::int as with_errors,
              coalesce(sum(with_notes), 0)::int as with_notes, coalesce(sum(left_out), 0)::int as left_out,
              coalesce(sum(made), 0)::int as made,
              count(*) filter (where left_out < rows)::int as releases,
              count(*) filter (where made > 0)::int as releases_made,
              count(*) filter (where left_out < rows and with_errors = 0 and made = 0)::int as can_be_made
       from (select count(*) as rows, count(*) filter (where has_errors) as with_errors,
                    count(*) filter (where has_notes and not has_errors) as with_notes,
                    count(*) filter (where is_left_out) as left_out, count(work_id) as made
             from move_in_rows where move_in_id = ${id} group by release_key) g) r,
      (select count(*)::int as files, count(*) filter (where state = 'waiting')::int as files_waiting,
              count(*) filter (where state = 'ready' and row_id is null)::int as files_unmatched
       from move_in_files where move_in_id = ${id}) f`
  return one(tx, written(counted))
}
