import { sql } from 'kysely'
import type { ApplicationState } from '#contract/content/kinds'
import { build, execute, maybeOne, one, rows, type Tx } from '../../platform/database/query'
import { shownItems } from '../content/content.public'

const accepted = sql<number>`(select count(*) from plan_applications a where a.plan_id = content_items.id and a.state = 'accepted')`

const plans = shownItems
  .select([
    'content_items.id',
    'content_items.number',
    'content_items.cover',
    'content_items.published_at',
    'content_versions.title',
    'content_versions.summary',
    'content_versions.body_html',
    'content_versions.details',
    accepted.as('accepted'),
  ])
  .where('content_items.kind', '=', 'plan')

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>
export type PlanPlace = [isOver: number, publishedAt: string, id: number]

/** Those that are over come last. */
export function listPlanRows(tx: Tx, today: string, after: PlanPlace | undefined, limit: number) {
  const isOver = sql<number>`coalesce((content_versions.details -> 'plan' ->> 'ends_on' < ${today}::text)::int, 0)`
  const query = plans
    .select(isOver.as('is_over'))
    .orderBy(isOver)
    .orderBy('content_items.published_at', 'desc')
    .orderBy('content_items.id', 'desc')
    .limit(limit)
  if (!after) return rows(tx, query)
  const [over, at, id] = after
  return rows(
    tx,
    query.where(
      sql<boolean>`(${isOver} > ${over}::int or ${isOver} = ${over}::int
        and (content_items.published_at, content_items.id) < (${at}::timestamptz, ${id}::bigint))`,
    ),
  )
}

export function findPlan(tx: Tx, number: number) {
  return maybeOne(tx, plans.where('content_items.number', '=', number))
}

/**
 * Whoever decides about a place waits for whoever decides about the last one. The places are counted after the wait: a
 * statement that waits still sees what was there before it.
 */
export async function lockPlan(tx: Tx, id: number) {
  await execute(tx, build.selectFrom('content_items').select('id').where('id', '=', id).forUpdate())
  return maybeOne(tx, plans.where('content_items.id', '=', id))
}

export interface NewApplication {
  planId: number
  memberId: number
  workId: number
  text: string
  now: Date
}

/** Undefined: this work takes part already. */
export async function insertApplication(tx: Tx, wanted: NewApplication): Promise<number | undefined> {
  const added = await maybeOne(
    tx,
    build
      .insertInto('plan_applications')
      .values({
        plan_id: wanted.planId,
        member_id: wanted.memberId,
        work_id: wanted.workId,
        text: wanted.text,
        created_at: wanted.now,
      })
      .onConflict(conflict =>
        conflict
          .columns(['plan_id', 'work_id'])
          // Written out: a prepared statement does not recognise the index by values that come later.
          .where(sql<boolean>`state in ('waiting', 'accepted')`)
          .doNothing(),
      )
      .returning('id'),
  )
  return added?.id
}

export async function standingApplication(tx: Tx, planId: number, workId: number): Promise<number> {
  const { id } = await one(
    tx,
    build
      .selectFrom('plan_applications')
      .select('id')
      .where('plan_id', '=', planId)
      .where('work_id', '=', workId)
      .where('state', 'in', ['waiting', 'accepted']),
  )
  return id
}

const applications = build
  .selectFrom('plan_applications as a')
  .innerJoin('content_items as i', 'i.id', 'a.plan_id')
  .innerJoin('works as w', 'w.id', 'a.work_id')
  .innerJoin('members as m', 'm.id', 'a.member_id')
  .select([
    'a.id',
    'a.plan_id',
    'a.member_id',
    'a.work_id',
    'a.text',
    'a.state',
    'a.answer',
    'a.created_at',
    'a.decided_at',
    'i.number as plan_number',
    'i.titles as plan_titles',
    'w.title as work_title',
    'w.status as work_status',
    'm.artist_name',
    'm.nickname',
  ])

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

export function lockApplication(tx: Tx, id: number) {
  return maybeOne(tx, applications.where('a.id', '=', id).forUpdate('a'))
}

export function listOwnApplications(
  tx: Tx,
  wanted: { memberId: number; plan: number | undefined; before: number | undefined; limit: number },
) {
  let query = applications
    .where('a.member_id', '=', wanted.memberId)
    .orderBy('a.id', 'desc')
    .limit(wanted.limit)
  if (wanted.plan !== undefined) query = query.where('i.number', '=', wanted.plan)
  if (wanted.before !== undefined) query = query.where('a.id', '<', wanted.before)
  return rows(tx, query)
}

export function listApplications(
  tx: Tx,
  wanted: { planId: number | undefined; state: ApplicationState; after: number | undefined; limit: number },
) {
  let query = applications.where('a.state', '=', wanted.state).orderBy('a.id').limit(wanted.limit)
  if (wanted.planId !== undefined) query = query.where('a.plan_id', '=', wanted.planId)
  if (wanted.after !== undefined) query = query.where('a.id', '>', wanted.after)
  return rows(tx, query)
}

export interface Decision {
  state: 'accepted' | 'declined' | 'withdrawn'
  answer: string
  staffId: number | null
  now: Date
}

export function putDecision(tx: Tx, id: number, { state, answer, staffId, now }: Decision) {
  return execute(
    tx,
    build
      .updateTable('plan_applications')
      .set({ state, answer, decided_by: staffId, decided_at: now })
      .where('id', '=', id),
  )
}

/** What waits is taken back; of all of them only the decision stays. */
export async function emptyApplicationsOf(tx: Tx, memberId: number): Promise<void> {
  const own = build.updateTable('plan_applications').where('member_id', '=', memberId)
  await execute(tx, own.set({ state: 'withdrawn' }).where('state', '=', 'waiting'))
  await execute(tx, own.set({ text: '' }))
}
