// An owner with an endpoint, and what the worker does for it.
import { makeWebhook } from '#contract/webhooks/calls'
import { webhookData } from '#contract/webhooks/event-data'
import { type WebhookEventType, webhookEvents } from '#contract/webhooks/events'
import { deliverWebhooks } from '../modules/webhooks/webhooks.public'
import { createLog } from '../platform/log'
import type { Services } from '../platform/services'
import { plantCode } from './plant-code'
import type { testServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>
type Owner = Awaited<ReturnType<Server['loggedInMember']>>

export async function makeEndpoint(
  server: Server,
  owner: Owner,
  { url, events = webhookEvents }: { url: string; events?: readonly WebhookEventType[] },
) {
  const sms_code = await plantCode(server, owner.mobile, 'webhook')
  return server.call(makeWebhook, { name: 'Catalogue tool', url, events: [...events], sms_code }, owner)
}

export async function endpointOf(
  server: Server,
  owner: Owner,
  wanted: { url: string; events?: readonly WebhookEventType[] },
): Promise<{ id: number; secret: string }> {
  const { code, msg, data } = await makeEndpoint(server, owner, wanted)
  if (code !== 1) throw new Error(msg)
  return data
}

/** What the worker does for an endpoint. */
export const runDeliver = (server: Server, endpointId: number, services: Partial<Services> = {}) =>
  deliverWebhooks.run({
    ...{ agentId: server.agentId, database: server.database, payload: { endpointId } },
    ...{ services: { ...server.services, ...services }, log: createLog('silent') },
  })

/** An endpoint that nobody answers at, and what it would be told. */
export async function listeningAt(
  { asOwner, agentId }: Pick<Server, 'asOwner' | 'agentId'>,
  memberId: number,
) {
  const [row] = await asOwner<{ id: string }>(
    `insert into webhook_endpoints (agent_id, member_id, token, name, url, events, secret, created_at)
     values ($1, $2, gen_random_uuid(), 'n', 'https://hooks.example.test/', $3, 'x', now()) returning id`,
    [agentId, memberId, [...webhookEvents]],
  )
  return async () => {
    const told = await asOwner<{ body: string }>(
      'select body from webhook_deliveries where endpoint_id = $1 order by id',
      [row?.id],
    )
    return told.map(({ body }) => {
      const { type, data } = JSON.parse(body)
      webhookData[type as WebhookEventType].parse(data)
      return { type, ...data }
    })
  }
}
