import { sql } from 'kysely'
import { build, execute, type Tx } from '../../platform/database/query'

export function countView(tx: Tx, day: string, path: string) {
  return execute(
    tx,
    build
      .insertInto('page_views')
      .values({ day, path })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'day', 'path']).doUpdateSet({ views: sql`page_views.views + 1` }),
      ),
  )
}
