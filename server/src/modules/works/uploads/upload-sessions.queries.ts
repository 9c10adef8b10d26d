import { sql } from 'kysely'
import type { MaterialType, UploadState } from '#contract/works/material'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import type { PartialFacts } from '../../../platform/storage/partial-files'
import type { OtherUpload } from './other-uploads'

/** A member's recording for a work, a catalogue that moves in, or a colleague's report of a payer. */
type For =
  | { memberId: number; workId: number; trackId: number | null; type: MaterialType }
  | { memberId: number; moveInId: number; type: 'move-in-list' | 'move-in-file' }
  | { staffId: number; payerId: number; type: 'report' }

export interface NewSession {
  id: string
  for: For
  fileName: string
  size: number
  storageKey: string
  now: Date
  expiresAt: Date
}

export function insertSession(tx: Tx, session: NewSession) {
  return execute(
    tx,
    build.insertInto('upload_sessions').values({
      id: session.id,
      ...placeOf(session.for),
      file_name: session.fileName,
      size: session.size,
      storage_key: session.storageKey,
      created_at: session.now,
      expires_at: session.expiresAt,
    }),
  )
}

function placeOf(place: For) {
  const { type } = place
  if ('staffId' in place) return { staff_id: place.staffId, payer_id: place.payerId, type }
  const member_id = place.memberId
  if ('moveInId' in place) return { member_id, move_in_id: place.moveInId, type }
  return { member_id, work_id: place.workId, track_id: place.trackId, type }
}

const sessionById = (id: string) =>
  build
    .selectFrom('upload_sessions')
    .select([
      'id',
      'member_id',
      'work_id',
      'track_id',
      'staff_id',
      'payer_id',
      'report_id',
      'move_in_id',
      'type',
      'file_name',
      'size',
      'storage_key',
      'tus',
      'state',
      'problem',
      'expires_at',
    ])
    .where('id', '=', id)

async function asSession(found: Promise<Awaited<ReturnType<typeof rawSession>>>) {
  const session = await found
  return (
    session && {
      ...session,
      type: session.type as MaterialType | OtherUpload,
      state: session.state as UploadState,
      /** Null as long as no byte was announced. */
      facts: session.tus as PartialFacts | null,
    }
  )
}

const rawSession = (tx: Tx, id: string) => maybeOne(tx, sessionById(id))

export const findSession = (tx: Tx, id: string) => asSession(rawSession(tx, id))

export const lockSession = (tx: Tx, id: string) => asSession(maybeOne(tx, sessionById(id).forUpdate()))

export type UploadSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** What the storage said when the file was begun. Of two that began it at once the first counts. */
export function keepFacts(tx: Tx, id: string, facts: PartialFacts) {
  return execute(
    tx,
    build
      .updateTable('upload_sessions')
      .set({ tus: JSON.stringify(facts) })
      .where('id', '=', id)
      .where('tus', 'is', null),
  )
}

export function prolongSession(tx: Tx, id: string, expiresAt: Date) {
  return execute(
    tx,
    build
      .updateTable('upload_sessions')
      .set({ expires_at: expiresAt })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('expires_at', '<', expiresAt),
  )
}

/** Answers 1 only for whoever was first to see that all bytes are there. */
export function markReceived(tx: Tx, id: string) {
  return execute(
    tx,
    build
      .updateTable('upload_sessions')
      .set({ state: 'received' })
      .where('id', '=', id)
      .where('state', '=', 'open'),
  )
}

export function settleSession(tx: Tx, id: string, state: 'kept' | 'failed', problem: string | null = null) {
  return execute(tx, build.updateTable('upload_sessions').set({ state, problem }).where('id', '=', id))
}

export function deleteOpenSession(tx: Tx, id: string) {
  return execute(tx, build.deleteFrom('upload_sessions').where('id', '=', id).where('state', '=', 'open'))
}

/** Answers with those of which something came. */
export async function deleteOpenLists(tx: Tx, moveInId: number) {
  const gone = await rows(
    tx,
    build
      .deleteFrom('upload_sessions')
      .where('move_in_id', '=', moveInId)
      .where('type', '=', 'move-in-list')
      .where('state', '=', 'open')
      .returning(['storage_key', 'tus']),
  )
  return gone.flatMap(({ storage_key: key, tus }) =>
    tus === null ? [] : { key, facts: tus as PartialFacts },
  )
}

/** Whoever counts a member's storage and then adds to it holds the member until the end. */
export function lockMember(tx: Tx, memberId: number) {
  return maybeOne(tx, build.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate())
}

/** What is announced and not yet a material, with what moves in: a content that does so several times becomes one file. */
export async function bytesUnderWay(tx: Tx, memberId: number): Promise<number> {
  const { bytes } = await one(
    tx,
    written(sql<{ bytes: number }>`
      select (coalesce((select sum(size) from upload_sessions
                        where member_id = ${memberId} and state in ('open', 'received') and type <> 'move-in-list'), 0)
            + coalesce((select sum(size) from (
                select max(f.size) as size from move_ins m join move_in_files f on f.move_in_id = m.id
                where m.member_id = ${memberId} and m.state <> 'closed' and f.storage_key is not null
                group by coalesce(encode(f.sha256, 'hex'), f.id::text)) contents), 0)
             )::bigint as bytes`),
  )
  return bytes
}
