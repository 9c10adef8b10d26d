import type { claimNextWork } from '#contract/review/queue-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { requireStage } from '../review.policy'
import { takeClaim } from './claims'
import { lockNextFree, placeInQueue } from './review-queue.queries'

/** Behind the one that was passed by; at the end of the queue from its start again. */
export async function claimTheNext(context: CallContext<typeof claimNextWork>) {
  const { tx, input, actor } = context
  const { stage, kind, purpose, after } = input
  requireStage(actor, stage)
  const wanted = { stage, kind, purpose, staffId: actor.staffId, not: after }
  const behind = after === undefined ? undefined : await placeInQueue(tx, after)
  const next = (behind && (await lockNextFree(tx, { ...wanted, behind }))) ?? (await lockNextFree(tx, wanted))
  if (!next) return { id: null }
  await takeClaim(context, next.id)
  return next
}
