import { randomUUID } from 'node:crypto'
import type { WebhookData } from '#contract/webhooks/event-data'
import { type WebhookEventType, webhookVersion } from '#contract/webhooks/events'
import type { Tx } from '../../platform/database/query'
import { portionsOf } from '../../platform/portions'
import { listListening } from './endpoints.queries'
import { insertWebhookDeliveries } from './webhook-deliveries.queries'
import { deliverNow } from './webhook-jobs'

interface Happened<T extends WebhookEventType> {
  memberId: number
  data: WebhookData<T>
}

const portion = 1000

/** Tells whoever wants to hear of it, in the transaction of what happened: both happen, or neither. */
export async function announce<T extends WebhookEventType>(
  tx: Tx,
  type: T,
  happened: readonly Happened<T>[],
  now: Date,
): Promise<void> {
  if (happened.length === 0) return
  const members = [...new Set(happened.map(({ memberId }) => memberId))]
  const listening = await listListening(tx, members, type)
  if (listening.length === 0) return
  const deliveries = happened.flatMap(({ memberId, data }) => {
    const event = { id: randomUUID(), type, created: now, data }
    const body = writeBody(event)
    const own = listening.filter(({ member_id }) => member_id === memberId)
    return own.map(({ id }) => ({ endpointId: id, eventId: event.id, type, body }))
  })
  for (const some of portionsOf(deliveries, portion)) await insertWebhookDeliveries(tx, some, now)
  for (const { id } of listening) await deliverNow(tx, id)
}

export const writeBody = ({
  id,
  type,
  created,
  data,
}: {
  id: string
  type: string
  created: Date
  data: unknown
}) => JSON.stringify({ id, type, created: created.toISOString(), api_version: webhookVersion, data })
