import { sql } from 'kysely'
import type { BatchLayout } from '#contract/payouts/batch'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

const columns = [
  ...(['id', 'version', 'name', 'format', 'encoding', 'delimiter', 'has_header'] as const),
  ...(['columns', 'head_rows', 'foot_rows'] as const),
] as const

/** Those that are offered. */
export function listLayoutRows(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('payout_layouts')
      .select(columns)
      .where('archived_at', 'is', null)
      .orderBy('name')
      .orderBy('id'),
  )
}

/** Also one that was archived since: there was one. */
export async function hasLayouts(tx: Tx): Promise<boolean> {
  return (await maybeOne(tx, build.selectFrom('payout_layouts').select('id').limit(1))) !== undefined
}

/** Locked, so that of two who save it the second sees what the first has made of it. */
export function lockLayout(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('payout_layouts')
      .select(columns)
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .forNoKeyUpdate(),
  )
}

export type LayoutRow = NonNullable<Awaited<ReturnType<typeof lockLayout>>>

const valuesOf = ({ columns, head_rows, foot_rows, ...layout }: BatchLayout) => ({
  ...layout,
  columns: JSON.stringify(columns),
  head_rows: JSON.stringify(head_rows),
  foot_rows: JSON.stringify(foot_rows),
})

export function insertLayout(tx: Tx, layout: BatchLayout): Promise<LayoutRow> {
  return one(tx, build.insertInto('payout_layouts').values(valuesOf(layout)).returning(columns))
}

export function putLayout(tx: Tx, id: number, layout: BatchLayout): Promise<LayoutRow> {
  return one(
    tx,
    build
      .updateTable('payout_layouts')
      .set({ ...valuesOf(layout), version: sql`version + 1` })
      .where('id', '=', id)
      .returning(columns),
  )
}

export function archiveLayout(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build
      .updateTable('payout_layouts')
      .set({ archived_at: now, version: sql`version + 1` })
      .where('id', '=', id),
  )
}
