import { canStep, type DeliveryState } from '#contract/distribution/delivery-state'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { lockDeliveries, putDeliveries } from './deliveries.queries'
import { type Said, writeSaid } from './said'

interface Step {
  to: Exclude<DeliveryState, 'withdrawn'>
  now: Date
  /** Why they go back to the queue, or what speaks against them. */
  error?: Said
  /** When they are tried again by themselves. */
  nextAttemptAt?: Date
  /** Given up by the operator; otherwise it was the channel that refused. */
  givenUp?: { staffId: number; note: string }
}

/** The way of deliveries from the queue to their channel: lock, table, new state, or a refusal for all of them. */
export async function moveDeliveries(tx: Tx, ids: readonly number[], step: Step): Promise<void> {
  if (ids.length === 0) return
  const { to, now } = step
  const found = await lockDeliveries(tx, ids)
  if (found.length < ids.length) throw new Refusal('notFound', { log: { deliveries: ids, to } })
  const stuck = found.filter(({ state }) => !canStep(state, to))
  if (stuck.length > 0) throw new Refusal('conflict', { log: { stuck, to } })
  await putDeliveries(tx, ids, { state: to, changed_at: now, ...writtenWith(step) })
}

function writtenWith({ to, now, error, nextAttemptAt, givenUp }: Step) {
  const said = error ? writeSaid(error) : null
  if (to === 'queued') return { last_error: said, next_attempt_at: nextAttemptAt ?? null, refused_by: null }
  if (to === 'refused') {
    const ended = { ended_by: givenUp?.staffId ?? null, note: givenUp?.note ?? '' }
    const refused_by = givenUp ? ('us' as const) : ('channel' as const)
    // What was given up failed before: its error stays.
    return { refused_by, next_attempt_at: null, ...ended, ...(said && { last_error: said }) }
  }
  if (to === 'delivered') return { delivered_at: now, last_error: null, next_attempt_at: null }
  if (to === 'live') return { live_at: now }
  return {}
}
