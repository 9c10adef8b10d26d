import { randomUUID } from 'node:crypto'
import type { resendWebhookDelivery, testWebhook } from '#contract/webhooks/calls'
import { testEvent } from '#contract/webhooks/events'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { writeBody } from './announce'
import { requireOwnEndpoint } from './own-endpoint'
import { findDeliveryOf, insertWebhookDeliveries, type NewDelivery } from './webhook-deliveries.queries'
import { deliverNow } from './webhook-jobs'
import './webhooks.texts'

/** To the byte what was sent before, by its own id: its receiver may know it already. */
export async function resendDelivery(context: CallContext<typeof resendWebhookDelivery>) {
  const { tx, input, actor, now, answer } = context
  const known = await findDeliveryOf(tx, actor.memberId, input.id)
  if (!known) throw new Refusal('notFound')
  const { endpoint_id: endpointId, event_id: eventId, type, body } = known
  const id = await sendTo(tx, actor.memberId, { endpointId, eventId, type, body }, now)
  answer.text = { key: 'webhooks.resent' }
  return { id }
}

export async function sendTest(context: CallContext<typeof testWebhook>) {
  const { tx, input, actor, now, answer } = context
  const { name } = await requireOwnEndpoint(tx, actor.memberId, input.id)
  const eventId = randomUUID()
  const body = writeBody({ id: eventId, type: testEvent, created: now, data: { endpoint: name } })
  const test = { endpointId: input.id, eventId, type: testEvent, body }
  const id = await sendTo(tx, actor.memberId, test, now)
  answer.text = { key: 'webhooks.tested' }
  return { id }
}

async function sendTo(tx: Tx, memberId: number, delivery: NewDelivery, now: Date): Promise<number> {
  const { state } = await requireOwnEndpoint(tx, memberId, delivery.endpointId)
  if (state !== 'open') throw new Refusal('conflict', { text: 'webhooks.isPaused' })
  const [id = 0] = await insertWebhookDeliveries(tx, [delivery], now)
  await deliverNow(tx, delivery.endpointId)
  return id
}
