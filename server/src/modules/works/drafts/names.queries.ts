import { sql } from 'kysely'
import { build, execute, rows, type Tx } from '../../../platform/database/query'

export type NameKind = 'artist' | 'label' | 'contributor'

export async function noteName(tx: Tx, memberId: number, kind: NameKind, name: string, now: Date) {
  await execute(
    tx,
    build
      .insertInto('used_names')
      .values({ member_id: memberId, kind, name, used_at: now })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'member_id', 'kind', 'name']).doUpdateSet({ used_at: now }),
      ),
  )
}

/** The latest first; artists are also contributors and the other way round, and both stand on the roster. */
export async function findNames(tx: Tx, memberId: number, kinds: readonly NameKind[], typed: string) {
  const used = build
    .selectFrom('used_names')
    .select(['name', 'used_at'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
  const known = build
    .selectFrom('roster_artists')
    .select(eb => ['name', eb.fn.coalesce('used_at', 'created_at').as('used_at')])
    .where('member_id', '=', memberId)
  const found = await rows(
    tx,
    build
      .selectFrom((kinds.includes('label') ? used : used.unionAll(known)).as('names'))
      .select(eb => ['name', eb.fn.max('used_at').as('used_at')])
      .where(sql<boolean>`position(lower(${typed}::text) in lower(name)) > 0`)
      .groupBy('name')
      .orderBy('used_at', 'desc')
      .limit(10),
  )
  return found.map(({ name }) => name)
}
