// The steps of a case that staff take. The measure and the notice are one step: hearing the member comes beside it, not before.
import type { CaseEvent } from '#contract/infringement/case-state'
import type { moveInfringement } from '#contract/infringement/desk-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { isOwnWork } from '../review/review.public'
import { doerOf, findWork } from '../works/works.public'
import { listEvidence } from './case-evidence.queries'
import { endCase } from './end-case'
import { mayMemberStillAnswer } from './infringement.policy'
import type { CaseRecord } from './infringement.queries'
import './infringement.texts'
import { takeMeasure } from './measures'
import { lockCaseAndWork, moveCase } from './move-case'
import { tellClaimant, tellMember } from './tell-sides'

export async function decideCase(context: CallContext<typeof moveInfringement>) {
  const { tx, input, actor, client, site, now } = context
  const { id, event, reason } = input
  const doer = await doerOf(tx, actor)
  const days = site.facts.promises.counter_notice_days
  const before = await lockCaseAndWork(tx, id)
  await requireNotOwn(tx, before, actor.staffId)
  let notice = 'measure'
  const claim = await moveCase(tx, id, {
    ...{ event, by: 'staff', staffId: actor.staffId, name: actor.name, note: reason, now, days },
    guard: seen => guards[event]?.(tx, seen, now),
    async along(seen) {
      if (event !== 'takeMeasure') return {}
      const { taken, notice: told } = await takeMeasure(tx, seen, { doer, reason, now })
      notice = told
      return { ...taken, measured_at: now, measure_reason: reason }
    },
  })
  if (event === 'takeMeasure') await tellMember(tx, claim, notice, { days })
  if (event === 'forward') await tellMember(tx, claim, 'forward', { days })
  if (event === 'uphold') await tellMember(tx, claim, 'upheld', { reason })
  if (event === 'reject' || event === 'dismiss') await endCase(tx, claim, { note: reason, now, doer })
  await tellClaimant(tx, context, claim)
  const about = { actor, client, now, subject: 'infringement', subjectId: id }
  const after = { state: claim.state, reason, measure: claim.measure }
  await recordAudit(tx, {
    ...about,
    action: `infringement.${event}`,
    before: { state: before.state },
    after,
  })
  return { state: claim.state }
}

type Guard = (tx: Tx, claim: CaseRecord, now: Date) => Promise<void> | void

const guards: Partial<Record<CaseEvent, Guard>> = {
  async takeMeasure(tx, { id }) {
    const files = await listEvidence(tx, id)
    if (files.length === 0) throw new Refusal('conflict', { text: 'infringement.noEvidence' })
  },
  uphold(_tx, claim, now) {
    if (mayMemberStillAnswer(claim, now)) throw new Refusal('conflict', { text: 'infringement.stillWaiting' })
  },
}

async function requireNotOwn(tx: Tx, { work_id }: CaseRecord, staffId: number) {
  const work = work_id === null ? undefined : await findWork(tx, work_id)
  if (work && (await isOwnWork(tx, work.member_id, staffId)))
    throw new Refusal('forbidden', { text: 'review.ownWork' })
}
