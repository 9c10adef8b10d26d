import { type SqlBool, sql } from 'kysely'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

/** Written as the index is, so that PostgreSQL recognises it. An adopted revision is not out: its work is. */
const isOut = sql<SqlBool>`status in ('990', '991') and revision_of is null`

const worksThatAreOut = build
  .selectFrom('works')
  .select('id')
  .where(isOut)
  .orderBy('licensed_until')
  .orderBy('id')

/** Works whose licence ends in this time, and whose members do not know yet. */
export function listEnding(tx: Tx, from: string, to: string) {
  const isUntold = sql<SqlBool>`licence_noticed_for is distinct from licensed_until`
  return rows(
    tx,
    worksThatAreOut.where('licensed_until', '>=', from).where('licensed_until', '<=', to).where(isUntold),
  )
}

/** Works that are out without a licence, and nobody has been asked about them yet. */
export function listEnded(tx: Tx, today: string) {
  return rows(
    tx,
    worksThatAreOut.where('licensed_until', '<', today).where(({ not, exists, selectFrom }) => {
      const asked = selectFrom('rights_cases as c').select('c.id').whereRef('c.work_id', '=', 'works.id')
      return not(exists(asked.where('c.closed_at', 'is', null)))
    }),
  )
}

export function noteNotice(tx: Tx, workId: number, end: string | null) {
  return execute(tx, build.updateTable('works').set({ licence_noticed_for: end }).where('id', '=', workId))
}

export function keepUntil(tx: Tx, workId: number, day: string | null) {
  return execute(tx, build.updateTable('works').set({ licence_kept_until: day }).where('id', '=', workId))
}
