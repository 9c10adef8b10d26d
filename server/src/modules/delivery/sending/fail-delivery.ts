import type { Tx } from '../../../platform/database/query'
import { askForDispatch, moveDeliveries, type Said } from '../../distribution/distribution.public'
import { nextAttemptAfter } from './back-off'
import { noteEvent } from './sending.queries'

interface Failure {
  said: Said
  now: Date
  /** Trying again would fail again: it waits for somebody who mends the cause. */
  isFinal: boolean
}

/** Back to the queue, with the reason and the time of the next attempt. */
export async function failDelivery(
  tx: Tx,
  { id, channel_id, attempts }: { id: number; channel_id: number; attempts: number },
  { said, now, isFinal }: Failure,
): Promise<void> {
  const nextAttemptAt = isFinal ? undefined : nextAttemptAfter(attempts, now)
  await moveDeliveries(tx, [id], { to: 'queued', now, error: said, nextAttemptAt })
  await noteEvent(tx, id, { said, now, isFailure: true })
  await askForDispatch(tx, [channel_id])
  if (nextAttemptAt) await askForDispatch(tx, [channel_id], nextAttemptAt)
}
