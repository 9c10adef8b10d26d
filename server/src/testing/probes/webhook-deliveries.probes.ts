import { randomUUID } from 'node:crypto'
import * as deliveries from '../../modules/webhooks/webhook-deliveries.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const longAgo = new Date(0)

export const probes: ProbesOf<typeof deliveries> = {
  insertWebhookDeliveries: write((tx, { webhookId }) =>
    deliveries.insertWebhookDeliveries(
      tx,
      [{ endpointId: webhookId, eventId: randomUUID(), type: 'bill.ready', body: '{}' }],
      now,
    ),
  ),
  nextDelivery: find((tx, { webhookId }) => deliveries.nextDelivery(tx, webhookId)),
  attemptsSince: find((tx, { webhookId }) => deliveries.attemptsSince(tx, webhookId, longAgo)),
  insertAttempt: write((tx, { webhookId, webhookDeliveryId }) =>
    deliveries.insertAttempt(tx, {
      ...{ endpointId: webhookId, deliveryId: webhookDeliveryId, attempt: 1, at: now, status: 500 },
      ...{ failure: null, milliseconds: 1, response: '' },
    }),
  ),
  settleDelivery: change((tx, { webhookDeliveryId }) =>
    deliveries.settleDelivery(tx, webhookDeliveryId, { state: 'delivered' }),
  ),
  hasTakenAny: find((tx, { webhookId }) => deliveries.hasTakenAny(tx, webhookId, longAgo)),
  listDueEndpoints: find(tx => deliveries.listDueEndpoints(tx, new Date(Date.now() + 60_000))),
  listDeliveryRows: find((tx, { memberId, webhookId }) =>
    deliveries.listDeliveryRows(tx, memberId, { endpointId: webhookId, limit: 9 }),
  ),
  findDeliveryOf: find((tx, { memberId, webhookDeliveryId }) =>
    deliveries.findDeliveryOf(tx, memberId, webhookDeliveryId),
  ),
  listAttempts: find((tx, { webhookDeliveryId }) => deliveries.listAttempts(tx, webhookDeliveryId)),
}
