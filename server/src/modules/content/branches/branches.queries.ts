import { sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'
import type { InBoth } from '../written-content'

export function findBranch(tx: Tx, tid: number) {
  return maybeOne(
    tx,
    build.selectFrom('help_branches').select(['tid', 'title']).where('tid', '=', tid).forUpdate(),
  )
}

export function listBranchRows(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('help_branches as b')
      .select(eb => [
        'b.tid',
        'b.title',
        eb
          .selectFrom('content_items as i')
          .select(eb.fn.countAll<number>().as('articles'))
          .whereRef('i.tid', '=', 'b.tid')
          .as('articles'),
      ])
      .orderBy('b.position')
      .orderBy('b.tid'),
  )
}

export async function insertBranch(tx: Tx, title: InBoth): Promise<number> {
  const { tid } = await one(
    tx,
    build
      .insertInto('help_branches')
      .values(eb => ({
        // Lower ones belong to what sites start with.
        tid: eb.selectFrom('help_branches as b').select(sql<number>`greatest(max(b.tid) + 1, 100)`.as('tid')),
        position: eb
          .selectFrom('help_branches as b')
          .select(sql<number>`coalesce(max(b.position), 0) + 1`.as('position')),
        title: JSON.stringify(title),
      }))
      .returning('tid'),
  )
  return tid
}

export function renameBranch(tx: Tx, tid: number, title: InBoth) {
  return execute(
    tx,
    build
      .updateTable('help_branches')
      .set({ title: JSON.stringify(title) })
      .where('tid', '=', tid),
  )
}

/** Also what lies in the bin belongs somewhere. */
export async function hasArticles(tx: Tx, tid: number): Promise<boolean> {
  return Boolean(
    await maybeOne(tx, build.selectFrom('content_items').select('id').where('tid', '=', tid).limit(1)),
  )
}

export function deleteBranch(tx: Tx, tid: number) {
  return execute(tx, build.deleteFrom('help_branches').where('tid', '=', tid))
}

export function putBranchPositions(tx: Tx, tids: readonly number[]) {
  return execute(tx, {
    compile: () =>
      sql`update help_branches b set position = wanted.position
          from unnest(${tids}::int[]) with ordinality as wanted (tid, position)
          where b.tid = wanted.tid`.compile(build),
  })
}
