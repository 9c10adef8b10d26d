import { z } from 'zod'
import type {
  listWebhookDeliveries,
  readWebhookDelivery,
  WebhookDelivery,
  WebhookFailure,
} from '#contract/webhooks/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import {
  type DeliveryRow,
  findDeliveryOf,
  listAttempts,
  listDeliveryRows,
} from './webhook-deliveries.queries'

const placeOfDelivery = z.tuple([place.id])

export async function listDeliveries({ tx, input, actor }: CallContext<typeof listWebhookDeliveries>) {
  const [before] = readCursor(placeOfDelivery, input.cursor) ?? []
  const found = await listDeliveryRows(tx, actor.memberId, {
    ...{ endpointId: input.webhook_id, before, limit: input.limit + 1 },
  })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => [id])
  return { items: shown.map(present), next_cursor }
}

export async function readDelivery({ tx, input, actor }: CallContext<typeof readWebhookDelivery>) {
  const found = await findDeliveryOf(tx, actor.memberId, input.id)
  if (!found) throw new Refusal('notFound')
  const tries = await listAttempts(tx, found.id)
  return {
    ...present(found),
    body: found.body,
    tries: tries.map(({ at, failure, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
      failure: failure as WebhookFailure | null,
    })),
  }
}

const present = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, delivery: row.token, event_id: row.event_id, type: row.type, attempts: row.attempts },
  state: row.state as WebhookDelivery['state'],
  created_at: row.created_at.toISOString(),
  next_at: row.next_at?.toISOString() ?? null,
  last_at: row.last_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_failure: row.last_failure as WebhookFailure | null,
  last_milliseconds: row.last_milliseconds,
})
