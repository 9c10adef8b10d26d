import { sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export interface ShadowFields {
  names: Record<Language, string>
  blur: number
  offset_x: number
  offset_y: number
  color: string
  opacity: number
}

const shadowRows = () =>
  build
    .selectFrom('cover_shadows')
    .select(['id', 'blur', 'offset_x', 'offset_y', 'color', 'opacity'])
    .select(sql<ShadowFields['names']>`names`.as('names'))
    .where('removed_at', 'is', null)

export function listShadows(tx: Tx) {
  return rows(tx, shadowRows().orderBy('position').orderBy('id'))
}

export function lockShadow(tx: Tx, id: number) {
  return maybeOne(tx, shadowRows().where('id', '=', id).forNoKeyUpdate())
}

const columnsOf = ({ names, ...fields }: ShadowFields) => ({ ...fields, names: JSON.stringify(names) })

/** Behind all others. */
export async function insertShadow(tx: Tx, fields: ShadowFields): Promise<number> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from cover_shadows)`
  const added = build.insertInto('cover_shadows').values({ ...columnsOf(fields), position: last })
  return (await one(tx, added.returning('id'))).id
}

export function updateShadow(tx: Tx, id: number, fields: ShadowFields) {
  return execute(tx, build.updateTable('cover_shadows').set(columnsOf(fields)).where('id', '=', id))
}

export function removeShadowRow(tx: Tx, id: number, now: Date) {
  return execute(tx, build.updateTable('cover_shadows').set({ removed_at: now }).where('id', '=', id))
}
