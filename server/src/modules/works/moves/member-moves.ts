// Steps a member takes without handing anything in.

import type { recallWork, releaseWorkAgain, reviseWork, submitSupplement } from '#contract/works/work-calls'
import type { WorkEvent } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { isStillWithMember } from '../works.policy'
import type { WorkRecord } from '../works.queries'
import { requireCompleteFiles } from './complete-work'
import { doerOf } from './doer'
import { isUnderMeasure } from './measures.queries'
import { requireFreeRecordings } from './require-free-recordings'
import { transition } from './transition'

interface Asked {
  tx: Tx
  actor: MemberActor
  now: Date
}

async function move(
  { tx, actor, now }: Asked,
  workId: number,
  event: WorkEvent,
  more: Pick<Parameters<typeof transition>[2], 'guard' | 'along'> = {},
) {
  const { status, version } = await transition(tx, workId, {
    event,
    mover: 'member',
    doer: await doerOf(tx, actor),
    memberId: actor.memberId,
    now,
    ...more,
  })
  return { status, version }
}

export function recall(context: CallContext<typeof recallWork> | (Asked & { input: { id: number } })) {
  return move(context, context.input.id, 'recall', { guard: requireUnclaimed })
}

/** Claim and recall lock the same row: whoever comes second is told. */
function requireUnclaimed(work: WorkRecord) {
  if (!isStillWithMember(work)) throw new Refusal('conflict', { text: 'works.claimed' })
}

/** Keeps all data, the reasons too: the page opens at the first one. */
export function revise(context: CallContext<typeof reviseWork>) {
  return move(context, context.input.id, 'revise')
}

/** Not what a claim of infringement keeps down: it comes back when that is settled. */
export function releaseAgain(context: CallContext<typeof releaseWorkAgain>) {
  const { tx } = context
  return move(context, context.input.id, 'releaseAgain', {
    async guard(work) {
      if (await isUnderMeasure(tx, work.id, null))
        throw new Refusal('conflict', { text: 'works.underMeasure' })
    },
  })
}

export function sendSupplement(context: CallContext<typeof submitSupplement>) {
  const { tx, now, input } = context
  return move(context, input.id, 'submitSupplement', {
    along: { submitted_at: now },
    async guard(work) {
      if (work.purpose !== 'supplement') throw new Refusal('conflict', { text: 'works.cannotMove' })
      await requireCompleteFiles(tx, work, now)
      await requireFreeRecordings(tx, work)
    },
  })
}
