// The steps of a case that staff take. The measure and the notice are one step: hearing the member comes beside it, not before.
import type { CaseEvent } from '#contract/infringement/case-state'
import type { moveInfringement } from '#contract/infringement/desk-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { doerOf } from '../works/works.public'
import { listEvidence } from './case-evidence.queries'
import { endCase } from './end-case'
import { holdEnd, watchHold } from './hold-income'
import { mayMemberStillAnswer, whyNotYet } from './infringement.policy'
import type { CaseRecord } from './infringement.queries'
import './infringement.texts'
import { takeMeasure } from './measures'
import { lockCaseAndWork, moveCase } from './move-case'
import { requireNotOwn } from './require-not-own'
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
      const until = holdEnd(now)
      await watchHold(tx, id, until)
      return { ...taken, measured_at: now, measure_reason: reason, hold_until: until }
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
  async takeMeasure(tx, claim) {
    const why = whyNotYet(claim, await listEvidence(tx, claim.id))
    if (why) throw new Refusal('conflict', { text: why })
  },
  uphold(_tx, claim, now) {
    if (mayMemberStillAnswer(claim, now)) throw new Refusal('conflict', { text: 'infringement.stillWaiting' })
  },
}
