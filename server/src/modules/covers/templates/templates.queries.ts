import { sql } from 'kysely'
import type { Scene } from '#contract/covers/scene'
import { readStoredScene } from '#contract/covers/stored-scene'
import type { Language } from '#contract/language'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface TemplateFields {
  names: Record<Language, string>
  scene: Scene
}

/** Everything but the scene, which is long. */
const templateRows = () =>
  build
    .selectFrom('cover_templates')
    .select(['id', 'version', 'position', 'is_hidden', 'preview_id'])
    .select(sql<TemplateFields['names']>`names`.as('names'))
    .where('removed_at', 'is', null)

/** As members see them. */
export function listShownTemplates(
  tx: Tx,
  { after, limit }: { after?: { value: number; id: number }; limit: number },
) {
  let query = templateRows().where('is_hidden', '=', false).orderBy('position').orderBy('id').limit(limit)
  if (after) query = query.where(sql<boolean>`(position, id) > (${after.value}::int, ${after.id}::bigint)`)
  return rows(tx, query)
}

export function listAllTemplates(tx: Tx) {
  return rows(tx, templateRows().orderBy('position').orderBy('id'))
}

export async function findTemplate(tx: Tx, id: number) {
  const found = await maybeOne(tx, templateRows().select('scene').where('id', '=', id))
  return found && { ...found, scene: readStoredScene(found.scene) }
}

export function lockTemplate(tx: Tx, id: number) {
  return maybeOne(tx, templateRows().where('id', '=', id).forNoKeyUpdate())
}

/** Behind all others. */
export async function insertTemplate(tx: Tx, { names, scene }: TemplateFields): Promise<number> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from cover_templates)`
  const values = { names: JSON.stringify(names), scene: JSON.stringify(scene), position: last }
  return (await one(tx, build.insertInto('cover_templates').values(values).returning('id'))).id
}

/** Counts the version up and answers it. */
export async function updateTemplate(tx: Tx, id: number, { names, scene }: TemplateFields): Promise<number> {
  const { version } = await one(
    tx,
    build
      .updateTable('cover_templates')
      .set({ names: JSON.stringify(names), scene: JSON.stringify(scene), version: sql`version + 1` })
      .where('id', '=', id)
      .returning('version'),
  )
  return version
}

export function setTemplateHidden(tx: Tx, id: number, isHidden: boolean) {
  return execute(tx, build.updateTable('cover_templates').set({ is_hidden: isHidden }).where('id', '=', id))
}

/** Its pictures are named by no template then; designs made from it name them themselves. */
export async function removeTemplateRow(tx: Tx, id: number, now: Date): Promise<number> {
  await execute(tx, build.deleteFrom('cover_image_uses').where('template_id', '=', id))
  return execute(tx, build.updateTable('cover_templates').set({ removed_at: now }).where('id', '=', id))
}
