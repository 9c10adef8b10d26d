import { sql } from 'kysely'
import type { MarkedStep } from '#contract/sites/setup-calls'
import type { Territory } from '#contract/works/work'
import { build, execute, one, rows, type Tx } from '../../../platform/database/query'

/** Everything the steps are judged by, in one row. */
export function readSetupFacts(tx: Tx) {
  const open = build.selectFrom('code_ranges').where('closed_at', 'is', null)
  const active = build.selectFrom('staff').where('state', '=', 'active')
  return one(
    tx,
    build
      .selectFrom('agents')
      .select(eb => [
        'presentation',
        open
          .select(sql<number>`count(distinct kind)::int`.as('kinds'))
          .where(sql`next`, '<=', sql`last`)
          .as('kinds_of_codes'),
        eb.exists(build.selectFrom('channels').select('id').where('is_on', '=', true)).as('has_channel'),
        active
          .select(sql<number>`count(*) filter (where 'finance' = any (roles))::int`.as('payers'))
          .as('finance_people'),
        active
          .select(
            sql<boolean>`coalesce(bool_or('editor' = any (roles)) and bool_or('rights' = any (roles)), false)`.as(
              'all',
            ),
          )
          .as('has_reviewers'),
      ]),
  )
}

/** Where the channels that are on serve, and whom their profiles name. */
export async function listOpenTerritories(tx: Tx) {
  const found = await rows(
    tx,
    build
      .selectFrom('channels')
      .select(['territory', 'is_sandbox', 'profile'])
      .where('is_store', '=', false)
      .where('is_on', '=', true),
  )
  return found.map(channel => ({ ...channel, territory: channel.territory as unknown as Territory }))
}

export function listSetupMarks(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('setup_marks')
      .innerJoin('staff', join =>
        join
          .onRef('staff.id', '=', 'setup_marks.marked_by')
          .onRef('staff.agent_id', '=', 'setup_marks.agent_id'),
      )
      .select(['step', 'staff.name as by', 'marked_at']),
  )
}

export function putSetupMark(tx: Tx, mark: { step: MarkedStep; staffId: number; now: Date }) {
  return execute(
    tx,
    build
      .insertInto('setup_marks')
      .values({ step: mark.step, marked_by: mark.staffId, marked_at: mark.now })
      .onConflict(conflict => conflict.columns(['agent_id', 'step']).doNothing()),
  )
}

export function removeSetupMark(tx: Tx, step: MarkedStep) {
  return execute(tx, build.deleteFrom('setup_marks').where('step', '=', step))
}
