// Brings one endpoint what waits for it, one request after the other, so that events arrive in the order in which things happened. What fails
// comes again later and holds nothing else up. A worker that dies after sending and before writing it down is followed by one that sends
// it again, as the same delivery: receivers know it by its id.
import { webhookLimits } from '#contract/webhooks/events'
import type { Tx } from '../../platform/database/query'
import { whileAlone } from '../../platform/database/while-alone'
import type { Job, JobContext } from '../../platform/jobs/job'
import { notify } from '../messages/messages.public'
import { nextAttempt } from './back-off'
import { secretsOf } from './endpoint-secret'
import { findEndpoint, noteDelivered, pauseEndpoint } from './endpoints.queries'
import { type Outcome, postEvent } from './post-event'
import { signEvent } from './sign-event'
import {
  attemptsSince,
  hasTakenAny,
  insertAttempt,
  nextDelivery,
  settleDelivery,
} from './webhook-deliveries.queries'
import { deliverJob, deliverLater, deliverNow, deliverSoon } from './webhook-jobs'
import './webhooks.texts'
import { webhooksPage } from './webhooks-page'

type Means = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>
type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>
type Delivery = NonNullable<Awaited<ReturnType<typeof nextDelivery>>>

/** Then others have their turn. */
const atATime = 50
const busyMilliseconds = 2000

export const deliverWebhooks: Job<{ endpointId: number }> = {
  ...deliverJob,
  lane: 'webhooks',
  leaves: true,
  async run({ payload: { endpointId }, ...means }) {
    const { agentId, database } = means
    const wasFree = await whileAlone(database, { what: 'webhook', id: endpointId }, () =>
      deliverSome(means, endpointId),
    )
    // Whoever is at it may have looked for the last time already.
    if (!wasFree) await database.change(agentId, tx => deliverSoon(tx, endpointId, later(busyMilliseconds)))
  },
}

async function deliverSome(means: Means, endpointId: number): Promise<void> {
  const { agentId, database } = means
  for (let sent = 0; sent < atATime; sent++) {
    const next = await database.read(agentId, tx => findNext(tx, endpointId, new Date()))
    if (!next) return
    if ('notBefore' in next) {
      const { notBefore } = next
      await database.change(agentId, tx => deliverLater(tx, endpointId, notBefore))
      return
    }
    const { failure } = await deliver(means, next.endpoint, next.delivery)
    // One that lets us wait does so for no more than one request before others have their turn.
    if (failure === 'timeout') break
  }
  await database.change(agentId, tx => deliverNow(tx, endpointId))
}

type Next = { notBefore: Date } | { endpoint: Endpoint; delivery: Delivery }

async function findNext(tx: Tx, endpointId: number, now: Date): Promise<Next | undefined> {
  const endpoint = await findEndpoint(tx, endpointId)
  if (endpoint?.state !== 'open') return undefined
  const delivery = await nextDelivery(tx, endpointId)
  if (!delivery?.next_at) return undefined
  if (delivery.next_at > now) return { notBefore: delivery.next_at }
  const sent = await attemptsSince(tx, endpointId, new Date(now.getTime() - 60_000))
  const oldest = sent.at(-webhookLimits.perMinute)
  if (oldest) return { notBefore: new Date(oldest.at.getTime() + 60_000) }
  return { endpoint, delivery }
}

async function deliver({ agentId, database, services }: Means, endpoint: Endpoint, delivery: Delivery) {
  const at = new Date()
  const outcome = await postEvent(services.outbound, {
    url: endpoint.url,
    body: delivery.body,
    type: delivery.type,
    delivery: delivery.token,
    signature: signEvent(delivery.body, secretsOf(services.secrets, endpoint, at), at),
  })
  await database.change(agentId, tx => record(tx, endpoint, delivery, { ...outcome, at }))
  return outcome
}

const isTaken = ({ status }: Pick<Outcome, 'status'>) => status !== null && status >= 200 && status < 300

async function record(tx: Tx, endpoint: Endpoint, delivery: Delivery, outcome: Outcome & { at: Date }) {
  const attempt = delivery.attempts + 1
  await insertAttempt(tx, { ...outcome, endpointId: endpoint.id, deliveryId: delivery.id, attempt })
  if (isTaken(outcome)) {
    await settleDelivery(tx, delivery.id, { state: 'delivered' })
    await noteDelivered(tx, endpoint.id, outcome.at)
    return
  }
  const nextAt = nextAttempt({ attempts: attempt, since: delivery.created_at }, new Date())
  if (nextAt) return settleDelivery(tx, delivery.id, { state: 'waiting', nextAt })
  await settleDelivery(tx, delivery.id, { state: 'given_up' })
  if (!(await hasTakenAny(tx, endpoint.id, delivery.created_at))) await pauseFailing(tx, endpoint)
}

/** Nothing arrived there from the first attempt to the last. */
async function pauseFailing(tx: Tx, { id, member_id, name }: Endpoint): Promise<void> {
  if (!(await pauseEndpoint(tx, id, 'failing'))) return
  await notify(tx, {
    ...{ memberId: member_id, kind: 'security', template: 'webhooks.failing' },
    params: { name, hours: webhookLimits.tryHours },
    link: webhooksPage,
  })
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
