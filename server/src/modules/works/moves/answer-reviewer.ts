import type { answerReviewer } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { lockOwnWork } from '../own-work'
import { canAnswer } from '../works.policy'
import { putAnswers, type WorkRecord } from '../works.queries'
import type { StandingReason } from './standing-reasons'

/** What stood there for whoever answers goes along: two who answer at once are told of each other. */
export async function answerTheReviewer({ tx, input, actor, now }: CallContext<typeof answerReviewer>) {
  const work = await lockOwnWork(tx, actor.memberId, input.id)
  if (!canAnswer(work)) throw new Refusal('conflict', { text: 'works.notEditable' })
  if (input.key === null) {
    requireSame(work.note_to_reviewer, input.answer_before)
    await putAnswers(tx, work.id, { note: input.answer, reasons: work.reasons, now })
    return null
  }
  const { reason, reasons } = reasonOf(work, input.key)
  requireSame(reason.answer ?? '', input.answer_before)
  const answered = reasons.map(one => (one === reason ? { ...one, answer: input.answer } : one))
  await putAnswers(tx, work.id, { note: work.note_to_reviewer, reasons: answered, now })
  return null
}

/** A reason of an earlier rejection is not there any more: its answer would stand beside another one. */
function reasonOf(work: WorkRecord, key: string) {
  const reasons = work.reasons as Partial<StandingReason>[]
  const reason = reasons.find((one, index) => (one.key ?? String(index)) === key)
  if (!reason) throw new Refusal('conflict', { text: 'works.reasonGone' })
  return { reason, reasons }
}

function requireSame(now: string, seen: string) {
  if (now !== seen) throw new Refusal('conflict', { text: 'works.answeredElsewhere', data: { answer: now } })
}
