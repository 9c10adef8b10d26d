import type { ApplicationState, PlanNeed } from '#contract/content/kinds'
import { todayInChina } from '#contract/identity/age'
import type {
  applyToPlan,
  listMyApplications,
  PlanApplication,
  withdrawApplication,
} from '#contract/plans/calls'
import { fittingStatuses } from '#contract/plans/fitting-works'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { ownWork, type WorkRecord } from '../works/works.public'
import './plans.texts'
import { type Reader, shownText } from '../content/content.public'
import {
  type ApplicationRow,
  findPlan,
  insertApplication,
  listOwnApplications,
  lockApplication,
  putDecision,
  standingApplication,
} from './plans.queries'
import { phaseOf, planDetailsOf } from './read-plans'

export async function applyWithWork(context: CallContext<typeof applyToPlan>) {
  const { tx, input, actor, now } = context
  const plan = await findPlan(tx, input.plan)
  if (!plan) throw new Refusal('notFound')
  const details = planDetailsOf(plan)
  const phase = phaseOf(details, Number(plan.accepted), todayInChina(now))
  if (phase !== 'open')
    throw new Refusal('conflict', { text: phase === 'full' ? 'plan.full' : 'plan.notOpen' })
  requireFit(details.needs, await ownWork(tx, actor.memberId, input.work))
  const wanted = {
    planId: plan.id,
    memberId: actor.memberId,
    workId: input.work,
    text: input.text,
    now,
  }
  return { id: (await insertApplication(tx, wanted)) ?? (await standingApplication(tx, plan.id, input.work)) }
}

function requireFit(needs: PlanNeed, work: WorkRecord) {
  const problem = (text: string) => new Refusal('invalidInput', { fields: [{ field: 'work', text }] })
  if (work.purpose !== 'release' || work.deleted_at) throw problem('plan.workNotFit')
  if (fittingStatuses[needs].some(status => status === work.status)) return
  throw problem(
    fittingStatuses.any.some(status => status === work.status) ? 'plan.workNotReleased' : 'plan.workNotFit',
  )
}

export async function listTheirApplications(context: CallContext<typeof listMyApplications>) {
  const { tx, input, actor } = context
  const found = await listOwnApplications(tx, {
    memberId: actor.memberId,
    plan: input.plan,
    before: readCursor(place.id, input.cursor),
    limit: input.limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => id)
  return { items: shown.map(row => presentApplication(row, context)), next_cursor }
}

export function presentApplication(row: ApplicationRow, reader: Reader): PlanApplication {
  return {
    id: row.id,
    plan: { id: row.plan_number, title: shownText(row.plan_titles, reader) },
    work: { id: row.work_id, title: row.work_title, status: row.work_status },
    text: row.text,
    state: row.state as ApplicationState,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

export async function withdrawTheApplication({
  tx,
  input,
  actor,
  now,
}: CallContext<typeof withdrawApplication>) {
  const application = await lockApplication(tx, input.id)
  if (!application || application.member_id !== actor.memberId) throw new Refusal('notFound')
  if (application.state === 'withdrawn') return null
  if (application.state !== 'waiting') throw new Refusal('conflict', { text: 'plan.decided' })
  await putDecision(tx, application.id, { state: 'withdrawn', answer: '', staffId: null, now })
  return null
}
