import type { findNextWork } from '#contract/review/queue-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { requireStage } from '../review.policy'
import { findNextFree, placeInQueue } from './review-queue.queries'

/** Behind the one that was passed by; at the end of the queue from its start again. */
export async function findTheNext({ tx, input, actor }: CallContext<typeof findNextWork>) {
  const { stage, kind, purpose, sort, after } = input
  requireStage(actor, stage)
  const wanted = { stage, kind, purpose, sort, staffId: actor.staffId, not: after }
  const behind = after === undefined ? undefined : await placeInQueue(tx, after, sort)
  const next = (behind && (await findNextFree(tx, { ...wanted, behind }))) ?? (await findNextFree(tx, wanted))
  return { id: next?.id ?? null }
}
