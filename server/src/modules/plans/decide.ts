import type { decideApplication, listPlanApplications } from '#contract/plans/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { notify } from '../messages/messages.public'
import './plans.texts'
import type { InBoth } from '../content/content.public'
import { presentApplication } from './apply'
import { listApplications, lockApplication, lockPlan, putDecision } from './plans.queries'
import { planDetailsOf } from './read-plans'

export async function listTheApplications(context: CallContext<typeof listPlanApplications>) {
  const { tx, input } = context
  const found = await listApplications(tx, {
    planId: input.plan,
    state: input.state,
    after: readCursor(place.id, input.cursor),
    limit: input.limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => id)
  const items = shown.map(row => ({
    ...presentApplication(row, context),
    member: { id: row.member_id, name: row.artist_name || row.nickname },
  }))
  return { items, next_cursor }
}

export async function decideTheApplication(context: CallContext<typeof decideApplication>) {
  const { tx, input, actor, client, now } = context
  const application = await lockApplication(tx, input.id)
  if (!application) throw new Refusal('notFound')
  const { decision, answer } = input
  // Sent twice is decided once.
  if (application.state === decision) return null
  if (application.state !== 'waiting') throw new Refusal('conflict', { text: 'plan.decided' })
  if (decision === 'declined' && answer === '') {
    throw new Refusal('invalidInput', { fields: [{ field: 'answer', text: 'plan.sayWhy' }] })
  }
  if (decision === 'accepted') {
    const plan = await lockPlan(tx, application.plan_id)
    const places = plan ? planDetailsOf(plan).places : null
    if (plan && places !== null && Number(plan.accepted) >= places) {
      throw new Refusal('conflict', { text: 'plan.full' })
    }
  }
  await putDecision(tx, application.id, { state: decision, answer, staffId: actor.staffId, now })
  const titles = application.plan_titles as unknown as InBoth
  await notify(tx, {
    memberId: application.member_id,
    kind: 'distribution',
    template: `plan.${decision}`,
    params: { work: application.work_title, plan: titles, answer },
    link: `/hot-plan/detail?id=${application.plan_number}`,
  })
  await recordAudit(tx, {
    ...{ actor, client, now, subject: 'planApplication', subjectId: application.id },
    action: `planApplication.${decision}`,
    after: { answer },
  })
  return null
}
