// What a site has done lately. The latest few hundred are enough for a middle value, however many there are.
import { sql } from 'kysely'
import { build, one, type Tx } from '../../../platform/database/query'

const mostSamples = 500
const middle = [
  sql<number>`count(*)`.as('samples'),
  sql<number | null>`(percentile_cont(0.5) within group (order by hours))::float8`.as('hours'),
] as const

/** From handing in to the last pass of the rights review. */
export function middleReviewTime(tx: Tx, since: Date) {
  const passed = build
    .selectFrom('work_history as passed')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('work_history as handed')
          .select('handed.at')
          .whereRef('handed.work_id', '=', 'passed.work_id')
          .whereRef('handed.id', '<', 'passed.id')
          .where('handed.event', '=', 'sign')
          .orderBy('handed.id', 'desc')
          .limit(1)
          .as('handed'),
      join => join.onTrue(),
    )
    .select(sql<number>`extract(epoch from passed.at - handed.at) / 3600`.as('hours'))
    .where('passed.event', '=', 'passRights')
    .where('passed.at', '>=', since)
    .orderBy('passed.at', 'desc')
    .limit(mostSamples)
  return one(tx, build.selectFrom(passed.as('sampled')).select(middle))
}

export function middleAnswerTime(tx: Tx, since: Date) {
  const answered = build
    .selectFrom('ticket_history')
    .select(sql<number>`waited_seconds / 3600.0`.as('hours'))
    .where('event', '=', 'supportAnswered')
    .where('waited_seconds', 'is not', null)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(mostSamples)
  return one(tx, build.selectFrom(answered.as('sampled')).select(middle))
}

/** Kept by the figures, so nothing is counted. */
export async function worksOnline(tx: Tx): Promise<number> {
  const changes = build
    .selectFrom('figures')
    .select(['figure', 'amount'])
    .unionAll(build.selectFrom('figure_changes').select(['figure', 'amount']))
  const { count } = await one(
    tx,
    build
      .selectFrom(changes.as('c'))
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('count'))
      .where('figure', '=', 'works.991'),
  )
  return count
}
