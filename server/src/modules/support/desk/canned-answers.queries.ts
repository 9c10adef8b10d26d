import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

const shown = ['id', 'title', 'category', 'text', 'uses'] as const

export interface CannedFields {
  title: string
  category: string | null
  text: unknown
  now: Date
}

/** A desk keeps a few dozen; more would not be found again anyway. */
export function listCanned(tx: Tx) {
  return rows(
    tx,
    build.selectFrom('canned_answers').select(shown).orderBy('uses', 'desc').orderBy('id').limit(500),
  )
}

export function insertCanned(tx: Tx, { title, category, text, now }: CannedFields) {
  return one(
    tx,
    build
      .insertInto('canned_answers')
      .values({ title, category, text: JSON.stringify(text), updated_at: now })
      .returning(shown),
  )
}

export function updateCanned(tx: Tx, id: number, { title, category, text, now }: CannedFields) {
  return maybeOne(
    tx,
    build
      .updateTable('canned_answers')
      .set({ title, category, text: JSON.stringify(text), updated_at: now })
      .where('id', '=', id)
      .returning(shown),
  )
}

export function countUse(tx: Tx, id: number) {
  return execute(
    tx,
    build.updateTable('canned_answers').set({ uses: sql<number>`uses + 1` }).where('id', '=', id),
  )
}

export function deleteCanned(tx: Tx, id: number) {
  return execute(tx, build.deleteFrom('canned_answers').where('id', '=', id))
}
