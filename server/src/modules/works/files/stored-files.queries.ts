import { sql } from 'kysely'
import type { MaterialType } from '#contract/works/material'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewStoredFile {
  sha256: Buffer
  storageKey: string
  size: number
  mediaType: string
  now: Date
}

/** Answers where the content is: at the given place, or where it already was. From now on it counts as used. */
export async function putStoredFile(tx: Tx, file: NewStoredFile): Promise<string> {
  const { storage_key } = await one(
    tx,
    build
      .insertInto('stored_files')
      .values({
        sha256: file.sha256,
        storage_key: file.storageKey,
        size: file.size,
        media_type: file.mediaType,
        created_at: file.now,
      })
      .onConflict(conflict => conflict.columns(['agent_id', 'sha256']).doUpdateSet({ unused_since: null }))
      .returning('storage_key'),
  )
  return storage_key
}

/** Answers whether it is there. From now on it counts as used. */
export async function markStoredFileUsed(tx: Tx, sha256: Buffer): Promise<boolean> {
  const used = build.updateTable('stored_files').set({ unused_since: null }).where('sha256', '=', sha256)
  return (await execute(tx, used)) === 1
}

export function findStoredFile(tx: Tx, sha256: Buffer) {
  return maybeOne(
    tx,
    build
      .selectFrom('stored_files')
      .select(['sha256', 'storage_key', 'size', 'media_type', 'analysis'])
      .where('sha256', '=', sha256),
  )
}

const filesOf = (memberId: number) =>
  build.selectFrom('materials').select(['sha256', 'size']).distinct().where('member_id', '=', memberId)

/** Each content counts once, however many of the member's works use it. */
export async function bytesKept(tx: Tx, memberId: number): Promise<number> {
  const { bytes } = await one(
    tx,
    build
      .selectFrom(filesOf(memberId).as('files'))
      .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')),
  )
  return bytes
}

/** A content that is used as several types counts for each of them. */
export async function typesKept(tx: Tx, memberId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom(filesOf(memberId).select('type').as('files'))
      .select(['type', sql<number>`sum(size)::bigint`.as('used'), sql<number>`count(*)`.as('files')])
      .groupBy('type')
      .orderBy('used', 'desc'),
  )
  return found.map(({ type, used, files }) => ({ type: type as MaterialType, used, files }))
}

/** Whether a released work, or one of its tracks, has a file of that type. */
export async function hasMaterial(tx: Tx, workId: number, trackId: number | null, type: MaterialType) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('materials')
      .select('id')
      .where('work_id', '=', workId)
      .where('track_id', trackId === null ? 'is' : '=', trackId)
      .where('type', '=', type)
      .limit(1),
  )
  return found !== undefined
}
