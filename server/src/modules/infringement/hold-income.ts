// What the recordings of a case earn is held because somebody of the rights staff looked and said why: never automatically, and for thirty days
// at a time.
import { z } from 'zod'
import { holdDays } from '#contract/infringement/case-rules'
import type { endInfringementHold, holdInfringement } from '#contract/infringement/desk-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue, type Job, type JobName } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { doerOf } from '../works/works.public'
import { listEvidence } from './case-evidence.queries'
import { leaveAlone } from './end-case'
import { canEndHold, canHold, whyNotYet } from './infringement.policy'
import { type CaseRecord, insertStep, noteInCase } from './infringement.queries'
import './infringement.texts'
import { lockCaseAndWork } from './move-case'
import { requireNotOwn } from './require-not-own'

const ending: JobName<{ caseId: number }> = {
  name: 'endInfringementHold',
  payload: z.object({ caseId: z.number().int() }),
}

export const holdEnd = (now: Date) => new Date(now.getTime() + holdDays * 86_400_000)

export function watchHold(tx: Tx, caseId: number, until: Date) {
  return enqueue(tx, ending, { caseId }, { runAt: until, key: `infringement hold ${caseId}` })
}

export async function holdIncome(context: CallContext<typeof holdInfringement>) {
  const { tx, input, actor, now } = context
  const claim = await lockCaseAndWork(tx, input.id)
  await requireNotOwn(tx, claim, actor.staffId)
  const why = whyNotYet(claim, await listEvidence(tx, claim.id))
  if (why) throw new Refusal('conflict', { text: why })
  if (!canHold(claim)) throw new Refusal('conflict', { text: 'infringement.cannotMove' })
  const until = holdEnd(now)
  await noteInCase(tx, claim.id, { hold_until: until })
  await watchHold(tx, claim.id, until)
  await noteDeed(context, claim, 'hold')
  return { hold_until: until.toISOString() }
}

export async function endHold(context: CallContext<typeof endInfringementHold>) {
  const { tx, input, actor, now } = context
  const claim = await lockCaseAndWork(tx, input.id)
  await requireNotOwn(tx, claim, actor.staffId)
  if (!canEndHold(claim)) throw new Refusal('conflict', { text: 'infringement.cannotMove' })
  await letGo(tx, claim, { doer: await doerOf(tx, actor), note: claim.number, now })
  await noteDeed(context, claim, 'endHold')
  return null
}

async function letGo(tx: Tx, claim: CaseRecord, said: Parameters<typeof leaveAlone>[2]) {
  await noteInCase(tx, claim.id, { hold_until: null })
  await leaveAlone(tx, claim, said)
}

type Context = CallContext<typeof holdInfringement> | CallContext<typeof endInfringementHold>

async function noteDeed(
  { tx, input, actor, client, now }: Context,
  claim: CaseRecord,
  event: 'hold' | 'endHold',
) {
  const { id: caseId, state } = claim
  const by = { by: 'staff', staffId: actor.staffId, name: actor.name } as const
  await insertStep(tx, { caseId, event, state, ...by, note: input.reason, now })
  const about = { actor, client, now, subject: 'infringement', subjectId: caseId }
  await recordAudit(tx, { ...about, action: `infringement.${event}`, after: { reason: input.reason } })
}

/** Nobody renewed it. */
export const endInfringementHoldJob: Job<{ caseId: number }> = {
  ...ending,
  lane: 'quick',
  async run({ payload: { caseId }, agentId, database }) {
    await database.change(agentId, async tx => {
      const claim = await lockCaseAndWork(tx, caseId)
      const now = new Date()
      if (!claim.hold_until || !claim.is_open) return
      if (claim.hold_until > now) return watchHold(tx, caseId, claim.hold_until)
      await letGo(tx, claim, { note: claim.number, now })
      await insertStep(tx, { caseId, event: 'endHold', state: claim.state, by: 'system', now })
    })
  },
}
