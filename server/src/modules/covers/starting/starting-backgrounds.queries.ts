import { sql } from 'kysely'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

/** The names of those that the site was given, whatever became of them. */
export async function listGiven(tx: Tx): Promise<string[]> {
  return (await rows(tx, build.selectFrom('starting_backgrounds').select('name'))).map(({ name }) => name)
}

/** Whether nobody was quicker. */
export async function noteGiven(tx: Tx, name: string, now: Date): Promise<boolean> {
  const given = build.insertInto('starting_backgrounds').values({ name, given_at: now })
  return (
    (await execute(
      tx,
      given.onConflict(conflict => conflict.doNothing()),
    )) > 0
  )
}

/** Those that were never drawn. */
export function listUndrawnTemplates(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('cover_templates')
      .select('id')
      .where('removed_at', 'is', null)
      .where('preview_of', '<', sql.ref<number>('version'))
      .orderBy('position'),
  )
}
