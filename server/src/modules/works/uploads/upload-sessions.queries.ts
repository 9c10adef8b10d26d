import { sql } from 'kysely'
import type { MaterialType, UploadState } from '#contract/works/material'
import { build, execute, maybeOne, one, type Tx } from '../../../platform/database/query'
import type { PartialFacts } from '../../../platform/storage/partial-files'

/** A member's recording for a work, or a colleague's report of a payer. */
type For =
  | { memberId: number; workId: number; trackId: number | null; type: MaterialType }
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

const placeOf = (place: For) =>
  'staffId' in place
    ? { staff_id: place.staffId, payer_id: place.payerId, type: place.type }
    : {
        member_id: place.memberId,
        work_id: place.workId,
        track_id: place.trackId,
        type: place.type,
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
      type: session.type as MaterialType | 'report',
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

/** Whoever counts a member's storage and then adds to it holds the member until the end. */
export function lockMember(tx: Tx, memberId: number) {
  return maybeOne(tx, build.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate())
}

/** What is announced and not yet a material. */
export async function bytesUnderWay(tx: Tx, memberId: number): Promise<number> {
  const { bytes } = await one(
    tx,
    build
      .selectFrom('upload_sessions')
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
      .where('member_id', '=', memberId)
      .where('state', 'in', ['open', 'received']),
  )
  return bytes
}
