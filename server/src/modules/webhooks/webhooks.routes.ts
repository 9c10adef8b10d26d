import {
  changeWebhook,
  endWebhook,
  listWebhookDeliveries,
  listWebhooks,
  makeWebhook,
  pauseWebhook,
  readWebhookDelivery,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { handle } from '../../platform/http/call-handler'
import { requireOpenAccount } from '../identity/identity.public'
import {
  endEndpoints,
  listEndpointRows,
  pauseEndpoint,
  putEndpoint,
  resumeEndpoint,
} from './endpoints.queries'
import { listDeliveries, readDelivery } from './list-deliveries'
import { makeTheWebhook } from './make-webhook'
import { requireOwnEndpoint } from './own-endpoint'
import { rotateSecret } from './rotate-secret'
import { resendDelivery, sendTest } from './send-again'
import { deliverNow } from './webhook-jobs'
import './webhooks.texts'

/** Those in use, and as many that ended. */
const mostShown = 5 * webhookLimits.endpoints

export const webhooksRoutes = [
  handle(listWebhooks, async ({ tx, actor, now }) => {
    const found = await listEndpointRows(tx, actor.memberId, mostShown)
    return found.map(({ former_until, ...row }) => ({
      ...{ id: row.id, name: row.name, url: row.url, events: row.events as Webhook['events'] },
      state: row.state as Webhook['state'],
      paused_because: row.paused_because as Webhook['paused_because'],
      ended_because: row.ended_because as Webhook['ended_because'],
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      overlap_until: former_until && former_until > now ? former_until.toISOString() : null,
      last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
      waiting: row.waiting ?? 0,
    }))
  }),
  handle(makeWebhook, makeTheWebhook),
  handle(rotateWebhookSecret, rotateSecret),
  handle(changeWebhook, async ({ tx, input, actor, answer }) => {
    const { id } = await requireOwnEndpoint(tx, actor.memberId, input.id)
    await putEndpoint(tx, id, input)
    answer.text = { key: 'webhooks.changed' }
    return null
  }),
  handle(pauseWebhook, async ({ tx, input, actor, answer }) => {
    const { id } = await requireOwnEndpoint(tx, actor.memberId, input.id)
    await pauseEndpoint(tx, id, 'owner')
    answer.text = { key: 'webhooks.paused' }
    return null
  }),
  handle(resumeWebhook, async ({ tx, input, actor, answer }) => {
    await requireOpenAccount(tx, actor.memberId)
    const { id } = await requireOwnEndpoint(tx, actor.memberId, input.id)
    await resumeEndpoint(tx, id)
    await deliverNow(tx, id)
    answer.text = { key: 'webhooks.resumed' }
    return null
  }),
  handle(endWebhook, async ({ tx, input, actor, now, answer }) => {
    await endEndpoints(tx, actor.memberId, { because: 'owner', now, id: input.id })
    answer.text = { key: 'webhooks.ended' }
    return null
  }),
  handle(testWebhook, sendTest),
  handle(listWebhookDeliveries, listDeliveries),
  handle(readWebhookDelivery, readDelivery),
  handle(resendWebhookDelivery, resendDelivery),
]
