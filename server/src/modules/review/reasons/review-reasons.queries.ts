import { sql } from 'kysely'
import type { Language } from '#contract/language'
import type { ReasonPart } from '#contract/review/reason-calls'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

const shown = ['id', 'part', 'title', 'text', 'uses'] as const
type Both = Record<Language, string>

export interface ReasonFields {
  part: ReasonPart
  title: Both
  text: Both
}

interface Written extends ReasonFields {
  staffId: number
  now: Date
}

function typed<R extends { part: string; title: unknown; text: unknown }>(row: R) {
  return row as Omit<R, 'part' | 'title' | 'text'> & ReasonFields
}

export async function listReasons(tx: Tx) {
  const found = await rows(
    tx,
    build
      .selectFrom('review_reasons')
      .select(shown)
      .where('removed_at', 'is', null)
      .orderBy('part')
      .orderBy('uses', 'desc')
      .orderBy('id')
      .limit(1000),
  )
  return found.map(typed)
}

/** Removed ones are not among them. */
export async function listReasonsById(tx: Tx, ids: readonly number[]) {
  const found = await rows(
    tx,
    build
      .selectFrom('review_reasons')
      .select(shown)
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('removed_at', 'is', null),
  )
  return found.map(typed)
}

export async function lockReason(tx: Tx, id: number) {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('review_reasons')
      .select(shown)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forUpdate(),
  )
  return found && typed(found)
}

const valuesOf = ({ part, title, text, staffId, now }: Written) => ({
  part,
  title: JSON.stringify(title),
  text: JSON.stringify(text),
  changed_by: staffId,
  changed_at: now,
})

export async function insertReason(tx: Tx, written: Written): Promise<number> {
  const { id } = await one(tx, build.insertInto('review_reasons').values(valuesOf(written)).returning('id'))
  return id
}

export function updateReason(tx: Tx, id: number, written: Written) {
  return execute(tx, build.updateTable('review_reasons').set(valuesOf(written)).where('id', '=', id))
}

export function removeReason(tx: Tx, id: number, staffId: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('review_reasons')
      .set({ removed_at: now, changed_by: staffId, changed_at: now })
      .where('id', '=', id),
  )
}

/** In the order of their ids, so that two rejections never wait for each other. */
export function countUses(tx: Tx, ids: readonly number[]) {
  return execute(
    tx,
    build
      .updateTable('review_reasons')
      .set({ uses: sql<number>`uses + 1` })
      .where('id', 'in', eb =>
        eb
          .selectFrom('review_reasons')
          .select('id')
          .where('id', '=', sql<number>`any(${ids}::bigint[])`)
          .orderBy('id')
          .forUpdate(),
      ),
  )
}
