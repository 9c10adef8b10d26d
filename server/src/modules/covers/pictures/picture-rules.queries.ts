import { sql } from 'kysely'
import { build, maybeOne, type Tx } from '../../../platform/database/query'

export interface PictureRules {
  is_offered: boolean
  daily_pictures: number
  daily_amount: string
  passes_unseen: boolean
  version: number
}

/** Of a site that never said anything. */
const unsaid: PictureRules = {
  ...{ is_offered: false, daily_pictures: 5, daily_amount: '1', passes_unseen: false },
  version: 0,
}

const columns = ['is_offered', 'daily_pictures', 'passes_unseen', 'version'] as const

export async function findRules(tx: Tx): Promise<PictureRules> {
  const rules = build
    .selectFrom('picture_rules')
    .select(columns)
    .select(sql<string>`trim_scale(daily_amount)`.as('daily_amount'))
  return (await maybeOne(tx, rules)) ?? unsaid
}

/** Answers the new version; undefined when somebody saved meanwhile. */
export async function putRules(tx: Tx, { version, ...rules }: PictureRules): Promise<number | undefined> {
  const saved = build
    .insertInto('picture_rules')
    .values({ ...rules, version: 1 })
    .onConflict(conflict =>
      conflict
        .column('agent_id')
        .doUpdateSet({ ...rules, version: sql`picture_rules.version + 1` })
        .where('picture_rules.version', '=', version),
    )
  return (await maybeOne(tx, saved.returning('version')))?.version
}
