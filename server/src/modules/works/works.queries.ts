import { sql } from 'kysely'
import type { MaterialType } from '#contract/works/material'
import { readStoredRelease, readStoredScope, readStoredTrack } from '#contract/works/stored-work'
import type { ReleaseDetails, Scope, TrackDetails, WorkKind } from '#contract/works/work'
import { releasedStatuses, type WorkStatus } from '#contract/works/work-status'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

const workColumns = [
  'id',
  'member_id',
  'kind',
  'purpose',
  'status',
  'revision_of',
  'details',
  'scope',
  'reasons',
  'note_to_reviewer',
  'upc',
  'version',
  'claimed_by',
  'claimed_at',
  'content_passed_by',
  'status_since',
  'created_at',
  'updated_at',
  'submitted_at',
  'released_at',
  'deleted_at',
  'closed_at',
  'licence_ends',
  'licensed_until',
  'licence_noticed_for',
  'has_generated_cover',
] as const

const workById = (workId: number) => build.selectFrom('works').select(workColumns).where('id', '=', workId)

export async function findWork(tx: Tx, workId: number) {
  return typed(await maybeOne(tx, workById(workId)))
}

/** Whoever changes a work holds its row until the end: claim and recall, two tabs, two servers. */
export async function lockWork(tx: Tx, workId: number) {
  return typed(await maybeOne(tx, workById(workId).forNoKeyUpdate()))
}

/** Written by this version of the program or by an earlier one. */
function typed<R extends { details: unknown; scope: unknown; kind: string; status: string }>(
  row: R | undefined,
) {
  if (!row) return undefined
  const { details, scope, kind, status, ...rest } = row
  return {
    ...rest,
    details: readStoredRelease(details),
    scope: readStoredScope(scope),
    kind: kind as WorkKind,
    status: status as WorkStatus,
  }
}

/** What a member said of the newest release that they submitted. */
export async function findLastRelease(tx: Tx, memberId: number): Promise<ReleaseDetails | undefined> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('works')
      .select('details')
      .where('member_id', '=', memberId)
      .where('revision_of', 'is', null)
      .where('deleted_at', 'is', null)
      .where('submitted_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1),
  )
  return found && readStoredRelease(found.details)
}

export type WorkRecord = NonNullable<Awaited<ReturnType<typeof findWork>>>

export interface NewWork {
  memberId: number
  kind: WorkKind
  details: ReleaseDetails
  scope: Scope
  now: Date
  /** For a revision: what it revises, and what for. */
  revises?: { workId: number; purpose: 'revision' | 'supplement'; upc: string | null }
}

export async function insertWork(tx: Tx, work: NewWork): Promise<number> {
  const { revises } = work
  const { id } = await one(
    tx,
    build
      .insertInto('works')
      .values({
        member_id: work.memberId,
        kind: work.kind,
        status: revises ? '01' : '00',
        purpose: revises?.purpose ?? 'release',
        revision_of: revises?.workId ?? null,
        upc: revises?.upc ?? null,
        details: JSON.stringify(work.details),
        scope: JSON.stringify(work.scope),
        created_at: work.now,
        updated_at: work.now,
      })
      .returning('id'),
  )
  return id
}

export interface WorkContent {
  details: ReleaseDetails
  scope: Scope
  title: string
  artists: string
  searchText: string
  searchTerms: string[]
  licenceEnds: string | null
  now: Date
}

/** Every change counts the version up; answers the new one. */
export async function putContent(tx: Tx, workId: number, content: WorkContent): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('works')
      .set({
        details: JSON.stringify(content.details),
        scope: JSON.stringify(content.scope),
        title: content.title,
        artists: content.artists,
        release_date: content.scope.release_date,
        search_text: content.searchText,
        search_terms: content.searchTerms,
        licence_ends: content.licenceEnds,
        updated_at: content.now,
        version: sql`version + 1`,
      })
      .where('id', '=', workId)
      .returning('version'),
  )
  return version
}

interface Answers {
  note: string
  reasons: unknown
  now: Date
}

export function putAnswers(tx: Tx, workId: number, { note, reasons, now }: Answers) {
  return execute(
    tx,
    build
      .updateTable('works')
      .set({ note_to_reviewer: note, reasons: JSON.stringify(reasons), updated_at: now })
      .where('id', '=', workId),
  )
}

/** Never taken back. */
export function markGeneratedCover(tx: Tx, workId: number) {
  return execute(tx, build.updateTable('works').set({ has_generated_cover: true }).where('id', '=', workId))
}

export async function listTracks(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('tracks')
      .select(['id', 'position', 'details', 'isrc', 'revises', 'withdrawn_at', 'withdrawn_reason'])
      .where('work_id', '=', workId)
      .orderBy('position'),
  )
  return found.map(track => ({ ...track, details: readStoredTrack(track.details) }))
}

export async function insertTrack(
  tx: Tx,
  track: { workId: number; position: number; details: TrackDetails; isrc?: string | null; revises?: number },
): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('tracks')
      .values({
        work_id: track.workId,
        position: track.position,
        details: JSON.stringify(track.details),
        isrc: track.isrc ?? null,
        revises: track.revises ?? null,
      })
      .returning('id'),
  )
  return id
}

export function putTrack(tx: Tx, trackId: number, details: TrackDetails) {
  return execute(
    tx,
    build
      .updateTable('tracks')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', trackId),
  )
}

export function setUpc(tx: Tx, workId: number, upc: string) {
  return execute(tx, build.updateTable('works').set({ upc }).where('id', '=', workId))
}

export function setIsrc(tx: Tx, trackId: number, isrc: string) {
  return execute(tx, build.updateTable('tracks').set({ isrc }).where('id', '=', trackId))
}

/** Null: it is not withdrawn any more. */
export function setWithdrawn(tx: Tx, trackId: number, withdrawn: { at: Date; reason: string } | null) {
  return execute(
    tx,
    build
      .updateTable('tracks')
      .set({ withdrawn_at: withdrawn?.at ?? null, withdrawn_reason: withdrawn?.reason ?? null })
      .where('id', '=', trackId),
  )
}

/** Channels are to be told of a work whose content is as it was; answers the new version. */
export async function raiseVersion(tx: Tx, workId: number, now: Date): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('works')
      .set({ version: sql`version + 1`, updated_at: now })
      .where('id', '=', workId)
      .returning('version'),
  )
  return version
}

export function setPosition(tx: Tx, trackId: number, position: number) {
  return execute(tx, build.updateTable('tracks').set({ position }).where('id', '=', trackId))
}

export function deleteTrack(tx: Tx, trackId: number) {
  return execute(tx, build.deleteFrom('tracks').where('id', '=', trackId))
}

/** As much of the files as says whether a draft is complete. */
export async function listDraftMaterials(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build.selectFrom('materials').select(['track_id', 'type', 'state']).where('work_id', '=', workId),
  )
  return found.map(material => ({ ...material, type: material.type as MaterialType }))
}

/** Which tracks and files a work has. */
export async function findParts(tx: Tx, workId: number) {
  const { trackIds, materialIds } = await one(
    tx,
    build.selectNoFrom([
      sql<number[]>`array(select t.id from tracks t where t.work_id = ${workId})`.as('trackIds'),
      sql<number[]>`array(select m.id from materials m where m.work_id = ${workId})`.as('materialIds'),
    ]),
  )
  return { trackIds: trackIds.map(Number), materialIds: materialIds.map(Number) }
}

/** The open revision of a released work. */
export function findOpenRevision(tx: Tx, workId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('works')
      .select(['id', 'status', 'purpose'])
      .where('revision_of', '=', workId)
      .where('closed_at', 'is', null),
  )
}

/** What a member has out, each held by whoever asks. */
export function listReleased(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', 'in', releasedStatuses)
      .where('revision_of', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

export function setDeleted(tx: Tx, workId: number, deletedAt: Date | null) {
  return execute(
    tx,
    build
      .updateTable('works')
      .set({ deleted_at: deletedAt, version: sql`version + 1` })
      .where('id', '=', workId),
  )
}

export function closeRevision(
  tx: Tx,
  workId: number,
  how: 'adopted' | 'discarded' | 'taken_down',
  now: Date,
) {
  return execute(
    tx,
    build.updateTable('works').set({ closed_at: now, closed_how: how }).where('id', '=', workId),
  )
}

export async function countByStatus(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select(eb => ['status', eb.fn.countAll<number>().as('count')])
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
      .where('revision_of', 'is', null)
      .groupBy('status')
      .unionAll(
        build
          .selectFrom('works')
          .select(eb => ['status', eb.fn.countAll<number>().as('count')])
          .where('member_id', '=', memberId)
          .where('revision_of', 'is not', null)
          .where('closed_at', 'is', null)
          .groupBy('status'),
      ),
  )
}

/** In the order of their ids, so that two transactions never wait for each other. */
export function listInReview(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', 'in', ['200', '201', '300', '301'])
      .where('closed_at', 'is', null)
      .orderBy('id'),
  )
}

/** Works that are at the channels, or on their way there or back. */
/** At a channel, on its way there or back, or with a reviewer. */
export async function hasWorksUnderWay(tx: Tx, memberId: number): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('works')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', 'in', ['200', '201', '300', '301', '990', '991', '980'])
      .where('closed_at', 'is', null)
      .limit(1),
  )
  return found !== undefined
}

export function deleteUsedNamesOf(tx: Tx, memberId: number) {
  return execute(tx, build.deleteFrom('used_names').where('member_id', '=', memberId))
}

/** Masters, covers, lyrics; the bytes follow their rows. Licences prove what an agreement says and stay with it. */
export function deleteFilesOf(tx: Tx, memberId: number) {
  return execute(
    tx,
    build.deleteFrom('materials').where('member_id', '=', memberId).where('type', '<>', 'document'),
  )
}
