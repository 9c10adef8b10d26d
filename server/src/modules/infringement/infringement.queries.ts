import { type Selectable, type SqlBool, sql } from 'kysely'
import type { CaseState } from '#contract/infringement/case-state'
import { draftStatuses } from '#contract/works/work-status'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'
import type { DB } from '../../platform/database/schema'

type Case = Selectable<DB['infringement_cases']>
export type CaseRecord = Omit<Case, 'state'> & { state: CaseState }

const caseById = (id: number) =>
  build.selectFrom('infringement_cases').selectAll().$castTo<CaseRecord>().where('id', '=', id)

export interface NewCase
  extends Pick<
    Case,
    | 'number'
    | 'name'
    | 'company'
    | 'role'
    | 'mobile'
    | 'email'
    | 'language'
    | 'address'
    | 'which'
    | 'scope'
    | 'track'
    | 'rights'
    | 'statement'
    | 'work_id'
    | 'track_id'
    | 'search_text'
  > {
  now: Date
}

export function insertCase(tx: Tx, { now, ...facts }: NewCase): Promise<CaseRecord> {
  return one(
    tx,
    build
      .insertInto('infringement_cases')
      .values({ ...facts, received_at: now, changed_at: now })
      .returningAll()
      .$castTo<CaseRecord>(),
  )
}

export function findCase(tx: Tx, id: number): Promise<CaseRecord | undefined> {
  return maybeOne(tx, caseById(id))
}

/** After the work it is about, if any: works come first in the order of locks. */
export function lockCase(tx: Tx, id: number): Promise<CaseRecord | undefined> {
  return maybeOne(tx, caseById(id).forNoKeyUpdate())
}

export interface CaseChange {
  state: CaseState
  due_at: Date | null
  measure?: 'work' | 'track'
  brings_back?: boolean
  measured_at?: Date
  measure_reason?: string
  counter?: string
}

/** For move-case alone. */
export function putCaseState(tx: Tx, id: number, change: CaseChange, now: Date) {
  return execute(
    tx,
    build
      .updateTable('infringement_cases')
      .set({ ...change, changed_at: now })
      .where('id', '=', id),
  )
}

export function putNamedWork(tx: Tx, id: number, named: { work_id: number; track_id: number | null }) {
  return execute(tx, build.updateTable('infringement_cases').set(named).where('id', '=', id))
}

export interface NewStep {
  caseId: number
  event: string
  state: CaseState
  by: 'claimant' | 'member' | 'staff' | 'system'
  staffId?: number
  name?: string
  note?: string
  now: Date
}

export function insertStep(tx: Tx, step: NewStep) {
  return execute(
    tx,
    build.insertInto('infringement_history').values({
      case_id: step.caseId,
      event: step.event,
      state: step.state,
      by: step.by,
      staff_id: step.staffId ?? null,
      name: step.name ?? '',
      note: step.note ?? '',
      at: step.now,
    }),
  )
}

export function listSteps(tx: Tx, caseId: number) {
  return rows(
    tx,
    build
      .selectFrom('infringement_history')
      .select(['event', 'by', 'name', 'note', 'at'])
      .where('case_id', '=', caseId)
      .orderBy('id'),
  )
}

export function insertEvidence(
  tx: Tx,
  evidence: { caseId: number; uploadId: string; side: 'claimant' | 'member'; now: Date },
) {
  return execute(
    tx,
    build.insertInto('infringement_files').values({
      case_id: evidence.caseId,
      upload_id: evidence.uploadId,
      side: evidence.side,
      added_at: evidence.now,
    }),
  )
}

/** From now on what the recording earns is in dispute. */
export function noteEvidence(tx: Tx, id: number) {
  return execute(tx, build.updateTable('infringement_cases').set({ has_evidence: true }).where('id', '=', id))
}

export function listEvidence(tx: Tx, caseId: number) {
  return rows(
    tx,
    build
      .selectFrom('infringement_files as evidence')
      .innerJoin('uploads as upload', 'upload.id', 'evidence.upload_id')
      .select(['upload.id', 'upload.file_name', 'upload.size', 'upload.media_type'])
      .select(['evidence.side', 'evidence.added_at'])
      .where('evidence.case_id', '=', caseId)
      .orderBy('evidence.added_at')
      .orderBy('upload.id'),
  )
}

/** Releases that a claimant named by a code, and the track where it was an ISRC. */
export function findNamedWorks(tx: Tx, codes: { page?: string; upc?: string; isrc?: string }) {
  let query = build
    .selectFrom('works')
    .leftJoin('tracks', join =>
      join.onRef('tracks.work_id', '=', 'works.id').on('tracks.isrc', '=', codes.isrc ?? ''),
    )
    .leftJoin('release_pages as page', 'page.work_id', 'works.id')
    .select(['works.id as work_id', 'tracks.id as track_id'])
    .where('works.revision_of', 'is', null)
    .where(eb =>
      eb.or([eb('works.status', 'not in', draftStatuses), eb('works.submitted_at', 'is not', null)]),
    )
    .limit(2)
  query = query.where(eb =>
    eb.or([
      eb('tracks.isrc', '=', codes.isrc ?? '-'),
      eb('works.upc', '=', codes.upc ?? '-'),
      eb('page.code', '=', codes.page ?? '-'),
    ]),
  )
  return rows(tx, query)
}

const withWork = build
  .selectFrom('infringement_cases as claim')
  .leftJoin('works as work', 'work.id', 'claim.work_id')
  .selectAll('claim')
  .select(['work.title as work_title', 'work.member_id'])

export interface DeskFilter {
  isOpen: boolean
  state?: CaseState
  search?: string
  after?: { at: string; id: number }
  limit: number
}

/** Open ones by what is due first, closed ones by what was closed last. */
export function listDeskCases(tx: Tx, { isOpen, state, search, after, limit }: DeskFilter) {
  const moment = isOpen ? sql.ref('claim.urgent_at') : sql.ref('claim.changed_at')
  const direction = isOpen ? 'asc' : 'desc'
  let query = withWork
    .select(sql<string>`${moment}::text`.as('place'))
    .where('claim.is_open', '=', isOpen)
    .orderBy(moment, direction)
    .orderBy('claim.id', direction)
    .limit(limit)
  if (state) query = query.where('claim.state', '=', state)
  if (search) query = query.where(sql<SqlBool>`position(${search} in claim.search_text) > 0`)
  if (after) {
    const compare = sql.raw(isOpen ? '>' : '<')
    query = query.where(
      sql<SqlBool>`(${moment}, claim.id) ${compare} (${after.at}::timestamptz, ${after.id})`,
    )
  }
  return rows(tx, query)
}

export interface OwnFilter {
  memberId: number
  workId?: number
  after?: { id: number }
  limit: number
}

/** Only those with a measure: nobody hears of a claim that was not even plausible. */
export function listOwnCases(tx: Tx, { memberId, workId, after, limit }: OwnFilter) {
  let query = withWork
    .where('work.member_id', '=', memberId)
    .where('claim.measure', 'is not', null)
    .orderBy('claim.id', 'desc')
    .limit(limit)
  if (workId !== undefined) query = query.where('claim.work_id', '=', workId)
  if (after) query = query.where('claim.id', '<', after.id)
  return rows(tx, query)
}

export async function hasOpenMeasure(tx: Tx, memberId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('infringement_cases as claim')
      .innerJoin('works as work', 'work.id', 'claim.work_id')
      .select('claim.id')
      .where('work.member_id', '=', memberId)
      .where('claim.measure', 'is not', null)
      .where('claim.is_open', '=', true)
      .limit(1),
  )
  return found !== undefined
}

/** Cases that ended, and whose release or track is still down because of them. */
export function listOwedReturns(tx: Tx, workId: number): Promise<CaseRecord[]> {
  return rows(
    tx,
    build
      .selectFrom('infringement_cases')
      .selectAll()
      .$castTo<CaseRecord>()
      .where('work_id', '=', workId)
      .where('brings_back', '=', true)
      .where('is_open', '=', false)
      .where('state', '<>', 'upheld')
      .orderBy('id'),
  )
}

export function settleReturn(tx: Tx, id: number) {
  return execute(tx, build.updateTable('infringement_cases').set({ brings_back: false }).where('id', '=', id))
}

/** Whether a claim with evidence waits for what staff make of it: about the release or, where one track is asked for, about that one. */
export async function hasWaitingClaim(tx: Tx, workId: number, trackId: number | null): Promise<boolean> {
  let query = build
    .selectFrom('infringement_cases as claim')
    .select('claim.id')
    .where('claim.work_id', '=', workId)
    .where('claim.is_open', '=', true)
    .where('claim.measure', 'is', null)
    .where('claim.has_evidence', '=', true)
    .limit(1)
  if (trackId !== null)
    query = query.where(eb => eb.or([eb('claim.track_id', 'is', null), eb('claim.track_id', '=', trackId)]))
  return (await maybeOne(tx, query)) !== undefined
}

const casesOf = (memberId: number) =>
  build
    .selectFrom('infringement_cases as claim')
    .innerJoin('works as work', 'work.id', 'claim.work_id')
    .select('claim.id')
    .where('work.member_id', '=', memberId)

/** Not null: that there was one stays. */
export function emptyAnswers(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('infringement_cases')
      .set({ counter: '' })
      .where('counter', 'is not', null)
      .where('id', 'in', casesOf(memberId)),
  )
}

export function forgetEvidenceOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .deleteFrom('infringement_files')
      .where('side', '=', 'member')
      .where('case_id', 'in', casesOf(memberId)),
  )
}

export function forgetNameOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build
      .updateTable('infringement_history')
      .set({ name: '' })
      .where('by', '=', 'member')
      .where('case_id', 'in', casesOf(memberId)),
  )
}
