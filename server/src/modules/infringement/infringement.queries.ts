import { type Selectable, sql } from 'kysely'
import type { CaseState } from '#contract/infringement/case-state'
import { draftStatuses } from '#contract/works/work-status'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../platform/database/query'
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
    | 'claimant_kind'
    | 'register_number'
    | 'role'
    | 'mobile'
    | 'holder'
    | 'postal_address'
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
  counter_name?: string
  counter_contact?: string
  counter_address?: string
  counter_subject?: string
  hold_until?: Date
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

/** What is noted in a case without moving it on. */
export function noteInCase(
  tx: Tx,
  id: number,
  noted: Partial<Pick<Case, 'email' | 'email_confirmed_at' | 'due_at' | 'hold_until' | 'link_number'>>,
) {
  return execute(tx, build.updateTable('infringement_cases').set(noted).where('id', '=', id))
}

/** Who confirms claims of one mailbox waits for each other until the transaction ends: each counts those before it. */
export function lockMailbox(tx: Tx, email: string) {
  const key = sql`hashtextextended('claims of ' || mailbox_of(${email}), current_agent())`
  return execute(tx, written(sql`select pg_advisory_xact_lock(${key})`))
}

/** Of a claimant by the mailbox of their confirmed address, and from a network: as long as nothing is settled. */
export function countOpenClaims(tx: Tx, { email, address }: { email: string; address: string }) {
  const isTheirs = sql`mailbox_of(email) = mailbox_of(${email}) and email_confirmed_at is not null`
  return one(
    tx,
    build
      .selectFrom('infringement_cases')
      .select([
        sql<number>`(count(*) filter (where ${isTheirs}))::int`.as('claimants'),
        sql<number>`(count(*) filter (where address = ${address}))::int`.as('networks'),
      ])
      .where('is_open', '=', true),
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
