import { sql } from 'kysely'
import { readStoredScene } from '#contract/covers/stored-scene'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface KeptVersion {
  designId: number
  /** Empty: kept by itself. */
  name: string
  /** As it is stored, whichever version of the program wrote it. */
  scene: unknown
  savedBy: number
  savedAt: Date
  now: Date
}

export async function insertDesignVersion(tx: Tx, kept: KeptVersion): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('cover_design_versions')
      .values({
        design_id: kept.designId,
        name: kept.name,
        scene: JSON.stringify(kept.scene),
        saved_by: kept.savedBy,
        saved_at: kept.savedAt,
        kept_at: kept.now,
      })
      .returning('id'),
  )
  return id
}

/** The pictures that a design names now, its version names too. */
export function copyUses(tx: Tx, from: { designId: number }, to: { versionId: number }) {
  const named = build
    .selectFrom('cover_image_uses')
    .select(['image_id', sql<number>`${to.versionId}::bigint`.as('version_id')])
    .where('design_id', '=', from.designId)
  return execute(
    tx,
    build.insertInto('cover_image_uses').columns(['image_id', 'version_id']).expression(named),
  )
}

/** When a version was last kept by itself. */
export async function findLastKept(tx: Tx, designId: number): Promise<Date | undefined> {
  const kept = build
    .selectFrom('cover_design_versions')
    .select('kept_at')
    .where('design_id', '=', designId)
    .where('name', '=', '')
  return (await maybeOne(tx, kept.orderBy('id', 'desc').limit(1)))?.kept_at
}

/** Of those that were kept by themselves only the newest stay. */
export function dropOldVersions(tx: Tx, designId: number, most: number) {
  const kept = build
    .selectFrom('cover_design_versions')
    .select('id')
    .where('design_id', '=', designId)
    .where('name', '=', '')
    .orderBy('id', 'desc')
    .limit(most)
  return execute(
    tx,
    build
      .deleteFrom('cover_design_versions')
      .where('design_id', '=', designId)
      .where('name', '=', '')
      .where('id', 'not in', kept),
  )
}

export async function countNamedVersions(tx: Tx, designId: number): Promise<number> {
  const count = build.selectFrom('cover_design_versions').select(eb => eb.fn.countAll<number>().as('count'))
  const { count: found } = await one(tx, count.where('design_id', '=', designId).where('name', '<>', ''))
  return Number(found)
}

const versionRows = () =>
  build
    .selectFrom('cover_design_versions as v')
    .innerJoin('members as saver', 'saver.id', 'v.saved_by')
    .select(['v.id', 'v.name', 'v.saved_at', 'saver.nickname as saved_by'])

export function listDesignVersionRows(tx: Tx, designId: number, after: number | undefined, limit: number) {
  let query = versionRows().where('v.design_id', '=', designId).orderBy('v.id', 'desc').limit(limit)
  if (after !== undefined) query = query.where('v.id', '<', after)
  return rows(tx, query)
}

export async function findDesignVersion(tx: Tx, designId: number, versionId: number) {
  const asked = versionRows().select('v.scene').where('v.id', '=', versionId)
  const found = await maybeOne(tx, asked.where('v.design_id', '=', designId))
  return found && { ...found, scene: readStoredScene(found.scene) }
}
