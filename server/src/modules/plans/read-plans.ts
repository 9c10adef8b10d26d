import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import type { listPlans, PlanDetails, planPhases, readPlan } from '#contract/plans/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import type { VersionDetails } from '../content/content.public'
import { type Reader, shownHtml, shownText } from '../content/content.public'
import { findPlan, listPlanRows, type PlanPlace, type PlanRow } from './plans.queries'

const placeShape = z.tuple([place.number, place.date, place.id])

export async function listThePlans(context: CallContext<typeof listPlans>) {
  const { tx, input, now } = context
  const today = todayInChina(now)
  const found = await listPlanRows(
    tx,
    today,
    readCursor<PlanPlace>(placeShape, input.cursor),
    input.limit + 1,
  )
  const { shown, next_cursor } = pageOf(found, input.limit, row => [
    row.is_over,
    row.published_at?.toISOString(),
    row.id,
  ])
  return { items: shown.map(row => presentPlan(row, context, today)), next_cursor }
}

export async function readThePlan(context: CallContext<typeof readPlan>) {
  const plan = await findPlan(context.tx, context.input.id)
  if (!plan) throw new Refusal('notFound')
  return {
    ...presentPlan(plan, context, todayInChina(context.now)),
    body_html: shownHtml(plan.body_html, context),
  }
}

function presentPlan(row: PlanRow, reader: Reader, today: string) {
  const details = planDetailsOf(row)
  return {
    ...details,
    id: row.number,
    title: shownText(row.title, reader),
    summary: shownText(row.summary, reader),
    cover: row.cover,
    phase: phaseOf(details, Number(row.accepted), today),
    accepted: Number(row.accepted),
    published_at: (row.published_at as Date).toISOString(),
  }
}

export function planDetailsOf({ details }: Pick<PlanRow, 'details'>): PlanDetails {
  const { plan } = details as VersionDetails
  if (!plan) throw new Error('a plan was shown without its days')
  return plan
}

export function phaseOf(plan: PlanDetails, accepted: number, today: string): (typeof planPhases)[number] {
  if (plan.starts_on && today < plan.starts_on) return 'coming'
  if (plan.ends_on && today > plan.ends_on) return 'over'
  return plan.places !== null && accepted >= plan.places ? 'full' : 'open'
}
