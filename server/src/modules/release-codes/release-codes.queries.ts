import { sql } from 'kysely'
import type { CodeKind } from '#contract/release-codes/calls'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

const rangeColumns = [
  'id',
  'kind',
  'prefix',
  'first',
  'last',
  'next',
  'year',
  'closed_at',
  'created_at',
] as const

export async function listRanges(tx: Tx) {
  const found = await rows(tx, build.selectFrom('code_ranges').select(rangeColumns).orderBy('id'))
  return found.map(typed)
}

/** In the order in which they are used up. */
export async function listOpenRanges(tx: Tx, kind: CodeKind) {
  const query = build.selectFrom('code_ranges').select(rangeColumns).orderBy('id')
  const found = await rows(tx, query.where('kind', '=', kind).where('closed_at', 'is', null))
  return found.map(typed)
}

const typed = <R extends { kind: string }>(row: R) => ({ ...row, kind: row.kind as CodeKind })
export type CodeRange = Awaited<ReturnType<typeof listRanges>>[number]

/** One approval of an agent after the other: what the last one gave out is what the next one sees. */
export function lockCodes(tx: Tx) {
  return execute(tx, {
    compile: () =>
      sql`select pg_advisory_xact_lock(hashtext('release codes'), ${tx.agentId}::int)`.compile(build),
  })
}

export interface NewRange {
  kind: CodeKind
  prefix: string
  first: number
  last: number
}

export async function insertRange(tx: Tx, range: NewRange, now: Date): Promise<number> {
  const values = { ...range, next: range.first, created_at: now }
  return (await one(tx, build.insertInto('code_ranges').values(values).returning('id'))).id
}

export async function closeRange(tx: Tx, rangeId: number, now: Date) {
  const open = build.updateTable('code_ranges').set({ closed_at: now }).where('closed_at', 'is', null)
  return maybeOne(tx, open.where('id', '=', rangeId).returning(['kind', 'prefix', 'first', 'last']))
}

export function findRange(tx: Tx, rangeId: number) {
  return maybeOne(tx, build.selectFrom('code_ranges').select(rangeColumns).where('id', '=', rangeId))
}

export function moveRange(tx: Tx, rangeId: number, next: number, year: number | null) {
  return execute(tx, build.updateTable('code_ranges').set({ next, year }).where('id', '=', rangeId))
}

export interface AssignedCode {
  kind: CodeKind
  code: string
  rangeId: number
  workId: number
  trackId: number | null
}

export function insertAssigned(tx: Tx, assigned: readonly AssignedCode[], now: Date) {
  const values = assigned.map(({ kind, code, rangeId, workId, trackId }) => ({
    kind,
    code,
    range_id: rangeId,
    work_id: workId,
    track_id: trackId,
    at: now,
  }))
  return execute(tx, build.insertInto('assigned_codes').values(values))
}

/** Which of these are in use: given out at any time, or brought along by a member. */
export async function codesInUse(tx: Tx, kind: CodeKind, codes: readonly string[]): Promise<Set<string>> {
  const given = build
    .selectFrom('assigned_codes')
    .select('code')
    .where('kind', '=', kind)
    .where('code', 'in', codes)
  const carried =
    kind === 'isrc'
      ? build
          .selectFrom('tracks')
          .select(eb => eb.ref('isrc').$notNull().as('code'))
          .where('isrc', 'in', codes)
      : build
          .selectFrom('works')
          .select(eb => eb.ref('upc').$notNull().as('code'))
          .where('upc', 'in', codes)
  return new Set((await rows(tx, given.union(carried))).map(({ code }) => code))
}

/** Another release than this one and its revisions. */
export function findOtherWithUpc(tx: Tx, upc: string, workId: number) {
  const others = build.selectFrom('works').select('id').where('upc', '=', upc).where('id', '<>', workId)
  return maybeOne(
    tx,
    others.where(eb => eb('revision_of', 'is', null).or('revision_of', '<>', workId)).limit(1),
  )
}

/** A recording may be on several releases of its member, never on those of two. */
export function findStrangerWithIsrc(tx: Tx, isrc: string, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('tracks as t')
      .innerJoin('works as w', 'w.id', 't.work_id')
      .select('t.id')
      .where('t.isrc', '=', isrc)
      .where('w.member_id', '<>', memberId)
      .limit(1),
  )
}

export function readAlarms(tx: Tx) {
  return one(tx, build.selectFrom('agents').select(['isrc_alarm', 'upc_alarm']))
}

export function putAlarms(tx: Tx, alarms: { isrc: number; upc: number }) {
  return execute(tx, build.updateTable('agents').set({ isrc_alarm: alarms.isrc, upc_alarm: alarms.upc }))
}
