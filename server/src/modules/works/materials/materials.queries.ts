import { sql } from 'kysely'
import type { LyricEncoding, MaterialType } from '#contract/works/material'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface NewMaterial {
  memberId: number
  workId: number
  trackId: number | null
  type: MaterialType
  fileName: string
  sha256: Buffer
  size: number
  /** What lyrics are written in, where that is known; otherwise it has to be found out. */
  encoding?: LyricEncoding
  now: Date
}

export async function insertMaterial(tx: Tx, material: NewMaterial): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('materials')
      .values({
        member_id: material.memberId,
        work_id: material.workId,
        track_id: material.trackId,
        type: material.type,
        file_name: material.fileName,
        sha256: material.sha256,
        size: material.size,
        encoding: material.encoding ?? null,
        created_at: material.now,
      })
      .returning('id'),
  )
  return id
}

/** What the work or the track has of that type so far. */
export function removeMaterialsOfType(tx: Tx, workId: number, trackId: number | null, type: MaterialType) {
  return execute(
    tx,
    build
      .deleteFrom('materials')
      .where('work_id', '=', workId)
      .where('track_id', trackId === null ? 'is' : '=', trackId)
      .where('type', '=', type),
  )
}

export function deleteMaterial(tx: Tx, id: number) {
  return execute(tx, build.deleteFrom('materials').where('id', '=', id))
}

const materialsWithFiles = build
  .selectFrom('materials as m')
  .innerJoin('stored_files as f', 'f.sha256', 'm.sha256')
  .select([
    'm.id',
    'm.work_id',
    'm.track_id',
    'm.member_id',
    'm.type',
    'm.state',
    'm.file_name',
    'm.sha256',
    'm.encoding',
  ])
  .select(['m.size', 'm.facts', 'm.results', 'f.storage_key', 'f.analysis'])

/** With the file it stands for. */
export async function findMaterial(tx: Tx, id: number) {
  const found = await maybeOne(tx, materialsWithFiles.where('m.id', '=', id))
  return found && typed(found)
}

export async function hasUncheckedFiles(tx: Tx): Promise<boolean> {
  const unchecked = build.selectFrom('materials').select('id').where('state', 'in', ['waiting', 'checking'])
  return (await rows(tx, unchecked.limit(1))).length > 0
}

/** Everything of a work that has passed its checks, with the files. */
export async function listMasters(tx: Tx, workId: number) {
  const passed = materialsWithFiles.where('m.work_id', '=', workId).where('m.state', '=', 'passed')
  return (await rows(tx, passed.orderBy('m.id'))).map(typed)
}

function typed<M extends { type: string; encoding: string | null }>(material: M) {
  return {
    ...material,
    type: material.type as MaterialType,
    encoding: material.encoding as LyricEncoding | null,
  }
}

export type MaterialRecord = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** Without what was measured, which may be long. */
export async function listMaterialsOfWork(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('materials as m')
      .innerJoin('stored_files as f', 'f.sha256', 'm.sha256')
      .select(['m.id', 'm.work_id', 'm.track_id', 'm.type', 'm.file_name', 'm.sha256', 'm.size', 'm.state'])
      .select(['m.progress', 'm.results', 'm.facts', 'm.created_at', 'm.encoding'])
      .select(sql<boolean>`coalesce((f.analysis ->> 'hasThumbnails')::boolean, false)`.as('has_thumbnails'))
      .where('m.work_id', '=', workId)
      .orderBy('m.id'),
  )
  return found.map(typed)
}

/** The files of a track by type, with what was measured in them. */
export async function listMaterialsOfTrack(tx: Tx, trackId: number, types: readonly MaterialType[]) {
  const found = await rows(
    tx,
    build
      .selectFrom('materials as m')
      .innerJoin('stored_files as f', 'f.sha256', 'm.sha256')
      .select(['m.id', 'm.work_id', 'm.track_id', 'm.member_id', 'm.type', 'm.state', 'm.sha256', 'm.facts'])
      .select(['m.encoding', 'f.analysis'])
      .where('m.track_id', '=', trackId)
      .where('m.type', 'in', types)
      .orderBy('m.id'),
  )
  return found.map(typed)
}

/** The same file as the same type at the same track, if it is there. */
export function findSameMaterial(tx: Tx, trackId: number, type: MaterialType, sha256: Buffer) {
  return maybeOne(
    tx,
    build
      .selectFrom('materials')
      .select(['id', 'file_name', 'encoding'])
      .where('track_id', '=', trackId)
      .where('type', '=', type)
      .where('sha256', '=', sha256),
  )
}

export function putEncoding(tx: Tx, id: number, encoding: LyricEncoding) {
  return execute(tx, build.updateTable('materials').set({ encoding }).where('id', '=', id))
}

/** Where each file of a work is. */
export function listFilesOfWork(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('materials as m')
      .innerJoin('stored_files as f', 'f.sha256', 'm.sha256')
      .select(['m.sha256', 'm.file_name', 'f.storage_key'])
      .where('m.work_id', '=', workId)
      .orderBy('m.id'),
  )
}

/** What a check has not judged yet. */
export function listUnsettledMaterials(tx: Tx, workId: number) {
  return rows(
    tx,
    build
      .selectFrom('materials')
      .select('id')
      .where('work_id', '=', workId)
      .where('state', 'in', ['waiting', 'checking'])
      .orderBy('id'),
  )
}

/** Under which codes a member's works have these recordings. */
export function listIsrcsOf(tx: Tx, memberId: number, shas: readonly Buffer[]) {
  return rows(
    tx,
    build
      .selectFrom('materials as m')
      .innerJoin('tracks as t', 't.id', 'm.track_id')
      .select(['m.sha256', sql<string>`coalesce(t.isrc, nullif(t.details ->> 'isrc', ''))`.as('isrc')])
      .distinct()
      .where('m.member_id', '=', memberId)
      .where('m.type', '=', 'music')
      .where('m.sha256', '=', sql<Buffer>`any(${shas}::bytea[])`)
      .where(sql<boolean>`coalesce(t.isrc, nullif(t.details ->> 'isrc', '')) is not null`),
  )
}
