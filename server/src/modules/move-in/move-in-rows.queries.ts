import { sql } from 'kysely'
import type { RowProblem } from '#contract/move-in/calls'
import { emptyValues, type MoveInValues } from '#contract/move-in/columns'
import { build, execute, maybeOne, rows, type Tx, written } from '../../platform/database/query'
import type { ExpectedFile, ReadRow, RowBase } from './reading/read-row'

/** In the order in which they come, counted from 1. */
export function insertRows(tx: Tx, moveInId: number, read: readonly ReadRow[]) {
  const listed = read.map(({ values, base, expected }, index) => ({
    ...{ position: index + 1, cells: values, base, expected },
  }))
  const inserted = sql`
    insert into move_in_rows (move_in_id, position, cells, base, expected)
    select ${moveInId}, r.position, r.cells, r.base, r.expected
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as r (position int, cells jsonb, base jsonb, expected jsonb)
    order by r.position`
  return execute(tx, written(inserted))
}

export function deleteRows(tx: Tx, moveInId: number) {
  return execute(tx, build.deleteFrom('move_in_rows').where('move_in_id', '=', moveInId))
}

const rowColumns = [
  ...(['id', 'position', 'cells', 'base', 'expected', 'release_key', 'problems'] as const),
  ...(['is_left_out', 'work_id', 'track_id'] as const),
] as const

const rowsOf = (moveInId: number) =>
  build.selectFrom('move_in_rows').select(rowColumns).where('move_in_id', '=', moveInId)

interface Stored {
  cells: unknown
  base: unknown
  expected: unknown
  problems: unknown
}

const typed = <R extends Stored>({ cells, ...row }: R) => ({
  ...row,
  values: { ...emptyValues, ...(cells as Partial<MoveInValues>) },
  base: row.base as RowBase,
  expected: row.expected as ExpectedFile[],
  problems: row.problems as RowProblem[],
})

export async function listRows(tx: Tx, moveInId: number) {
  return (await rows(tx, rowsOf(moveInId).orderBy('position'))).map(typed)
}

export type MoveInRowRecord = Awaited<ReturnType<typeof listRows>>[number]

/** Those with a draft, and a file that it does not have yet. */
export async function listRowsToAttach(tx: Tx, moveInId: number) {
  const waiting = rowsOf(moveInId)
    .where('work_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('move_in_files')
          .select('move_in_files.id')
          .whereRef('move_in_files.row_id', '=', 'move_in_rows.id')
          .where('move_in_files.state', '=', 'ready')
          .where('move_in_files.storage_key', 'is not', null),
      ),
    )
  return (await rows(tx, waiting.orderBy('position'))).map(typed)
}

interface RowPage {
  moveInId: number
  withProblems: boolean
  after: number
  limit: number
}

export async function listRowPage(tx: Tx, { moveInId, withProblems, after, limit }: RowPage) {
  const page = rowsOf(moveInId).where('position', '>', after).orderBy('position').limit(limit)
  const problematic = page.where(eb => eb.or([eb('has_errors', '=', true), eb('has_notes', '=', true)]))
  return (await rows(tx, withProblems ? problematic : page)).map(typed)
}

export async function findRow(tx: Tx, moveInId: number, rowId: number) {
  const found = await maybeOne(tx, rowsOf(moveInId).where('id', '=', rowId))
  return found && typed(found)
}

export async function findRowAt(tx: Tx, moveInId: number, position: number) {
  const found = await maybeOne(tx, rowsOf(moveInId).where('position', '=', position))
  return found && typed(found)
}

/** Held until its release is a draft. */
export async function lockRowsOfRelease(tx: Tx, moveInId: number, releaseKey: string) {
  const wanted = rowsOf(moveInId).where('release_key', '=', releaseKey).where('is_left_out', '=', false)
  return (await rows(tx, wanted.orderBy('position').forNoKeyUpdate())).map(typed)
}

/** Releases of which nothing is wrong and nothing is made, the first of the list first. */
export async function listReleasesToMake(tx: Tx, moveInId: number): Promise<string[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('move_in_rows')
      .select('release_key')
      .where('move_in_id', '=', moveInId)
      .where('is_left_out', '=', false)
      .groupBy('release_key')
      .having(sql<boolean>`not bool_or(has_errors) and count(work_id) = 0`)
      .orderBy(sql`min(position)`),
  )
  return found.map(({ release_key }) => release_key)
}

export function putCells(tx: Tx, changed: readonly { id: number; values: MoveInValues }[]) {
  const given = JSON.stringify(changed.map(({ id, values }) => ({ id, cells: values })))
  const updated = sql`
    update move_in_rows r set cells = g.cells
    from jsonb_to_recordset(${given}::jsonb) as g (id bigint, cells jsonb) where r.id = g.id`
  return execute(tx, written(updated))
}

export function putLeftOut(tx: Tx, rowId: number, isLeftOut: boolean) {
  return execute(
    tx,
    build.updateTable('move_in_rows').set({ is_left_out: isLeftOut }).where('id', '=', rowId),
  )
}

export interface JudgedRecord {
  id: number
  release_key: string
  problems: RowProblem[]
  has_errors: boolean
  has_notes: boolean
}

export function putJudged(tx: Tx, judged: readonly JudgedRecord[]) {
  const updated = sql`
    update move_in_rows r
    set release_key = g.release_key, problems = g.problems, has_errors = g.has_errors, has_notes = g.has_notes
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as g (id bigint, release_key text, problems jsonb, has_errors boolean, has_notes boolean)
    where r.id = g.id`
  return execute(tx, written(updated))
}

export function putMade(tx: Tx, rowId: number, made: { workId: number; trackId: number }) {
  return execute(
    tx,
    build
      .updateTable('move_in_rows')
      .set({ work_id: made.workId, track_id: made.trackId })
      .where('id', '=', rowId),
  )
}

/** Codes of the agent's catalogue among these: of releases, of others' recordings, of the member's own also in drafts. */
export async function findTakenCodes(
  tx: Tx,
  { memberId, upcs, isrcs }: { memberId: number; upcs: readonly string[]; isrcs: readonly string[] },
) {
  const found = await rows(
    tx,
    written(sql<{ kind: 'upc' | 'foreign' | 'own'; code: string }>`
      with own as (select w.id, w.upc, w.details ->> 'upc' as said from works w
                   where w.member_id = ${memberId} and w.deleted_at is null and w.closed_at is null)
      select 'upc' as kind, w.upc as code from works w where w.upc = any (${upcs}::text[])
      union select 'upc', own.said from own where own.said = any (${upcs}::text[])
      union select 'upc', c.code from assigned_codes c where c.kind = 'upc' and c.code = any (${upcs}::text[])
      union select case when w.member_id = ${memberId} then 'own' else 'foreign' end, t.isrc
        from tracks t join works w on w.id = t.work_id where t.isrc = any (${isrcs}::text[])
      union select 'own', t.details ->> 'isrc' from tracks t join own on own.id = t.work_id
        where t.details ->> 'isrc' = any (${isrcs}::text[])
      union select case when w.member_id = ${memberId} then 'own' else 'foreign' end, c.code
        from assigned_codes c join works w on w.id = c.work_id where c.kind = 'isrc' and c.code = any (${isrcs}::text[])`),
  )
  const of = (kind: string) => new Set(found.filter(row => row.kind === kind).map(({ code }) => code))
  return { upcs: of('upc'), foreignIsrcs: of('foreign'), ownIsrcs: of('own') }
}

export async function listRowsById(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = build.selectFrom('move_in_rows').select(rowColumns).where('id', 'in', ids)
  return (await rows(tx, found)).map(typed)
}
