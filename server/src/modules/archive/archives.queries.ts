import type { ArchiveReason, ArchiveState } from '#contract/archive/archive-state'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'

export function findLatestArchive(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('account_archives')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export type ArchiveRow = NonNullable<Awaited<ReturnType<typeof findLatestArchive>>>

export function findArchive(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('account_archives').selectAll().where('id', '=', id))
}

export function lockArchive(tx: Tx, id: number) {
  return maybeOne(tx, build.selectFrom('account_archives').selectAll().where('id', '=', id).forNoKeyUpdate())
}

export function lockArchivesOf(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('account_archives')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('state', 'in', ['asked', 'building', 'ready'])
      .orderBy('id')
      .forNoKeyUpdate(),
  )
}

/** Those whose days have passed, and those that no worker has touched for long. */
export function lockDueArchives(
  tx: Tx,
  { now, silentSince }: { now: Date; silentSince: Date },
  most: number,
) {
  return rows(
    tx,
    build
      .selectFrom('account_archives')
      .selectAll()
      .where(({ eb, and, or }) =>
        or([
          and([eb('state', '=', 'ready'), eb('expires_at', '<=', now)]),
          and([eb('state', 'in', ['asked', 'building']), eb('moved_at', '<', silentSince)]),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .forNoKeyUpdate()
      .skipLocked(),
  )
}

export async function insertArchive(tx: Tx, memberId: number, now: Date): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('account_archives')
      .values({ member_id: memberId, asked_at: now, moved_at: now })
      .returning('id'),
  )
  return id
}

export interface Moved {
  state: ArchiveState
  now: Date
  reason?: ArchiveReason
  file?: { key: string; bytes: number; manifest: Buffer; expiresAt: Date }
}

export function putArchiveState(tx: Tx, id: number, { state, now, reason, file }: Moved) {
  return execute(
    tx,
    build
      .updateTable('account_archives')
      .set({
        state,
        moved_at: now,
        reason: reason ?? null,
        storage_key: file?.key ?? null,
        ...(state === 'building' && { done: 0, total: 0, missing: 0, bytes: 0 }),
        ...(file && {
          ...{ bytes: file.bytes, manifest_sha256: file.manifest },
          ...{ ready_at: now, expires_at: file.expiresAt },
        }),
      })
      .where('id', '=', id),
  )
}

/** The one link that counts from now on. */
export function putLink(tx: Tx, id: number, link: string) {
  return execute(
    tx,
    build
      .updateTable('account_archives')
      .set({ link, link_served: 0, link_reached_end: false, link_used_at: null })
      .where('id', '=', id),
  )
}

export interface ServedLink {
  served: number
  reachedEnd: boolean
  usedAt: Date | null
}

export function putServed(tx: Tx, id: number, { served, reachedEnd, usedAt }: ServedLink) {
  return execute(
    tx,
    build
      .updateTable('account_archives')
      .set({ link_served: served, link_reached_end: reachedEnd, link_used_at: usedAt })
      .where('id', '=', id),
  )
}

export interface Progress {
  done: number
  total: number
  missing: number
  bytes: number
  now: Date
}

/** Answers whether it is still wanted: an account that was frozen meanwhile has no archive under way. */
export async function putProgress(tx: Tx, id: number, { now, ...progress }: Progress): Promise<boolean> {
  const touched = await execute(
    tx,
    build
      .updateTable('account_archives')
      .set({ ...progress, moved_at: now })
      .where('id', '=', id)
      .where('state', '=', 'building'),
  )
  return touched > 0
}
