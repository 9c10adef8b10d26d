import { sql } from 'kysely'
import type { WebhookEventType } from '#contract/webhooks/events'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../platform/database/query'

export interface NewEndpoint {
  memberId: number
  token: string
  name: string
  url: string
  events: readonly WebhookEventType[]
  secret: Buffer
  now: Date
}

export async function insertEndpoint(tx: Tx, endpoint: NewEndpoint): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('webhook_endpoints')
      .values({
        ...{ member_id: endpoint.memberId, token: endpoint.token, name: endpoint.name, url: endpoint.url },
        ...{ events: [...endpoint.events], secret: endpoint.secret, created_at: endpoint.now },
      })
      .returning('id'),
  )
  return id
}

export async function countEndpoints(tx: Tx, memberId: number): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('webhook_endpoints')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('state', '<>', 'ended'),
  )
  return count
}

/** Those that are in use first. */
export function listEndpointRows(tx: Tx, memberId: number, limit: number) {
  return rows(
    tx,
    build
      .selectFrom('webhook_endpoints as endpoint')
      .select(['id', 'name', 'url', 'events', 'state', 'paused_because', 'ended_because', 'created_at'])
      .select(['ended_at', 'former_until', 'last_delivered_at'])
      .select(eb =>
        eb
          .selectFrom('webhook_deliveries')
          .select(count => count.fn.countAll<number>().as('count'))
          .whereRef('webhook_deliveries.endpoint_id', '=', 'endpoint.id')
          .where('webhook_deliveries.state', '=', 'waiting')
          .as('waiting'),
      )
      .where('member_id', '=', memberId)
      .orderBy(sql`state = 'ended'`)
      .orderBy('id', 'desc')
      .limit(limit),
  )
}

/** Locked until the transaction ends, so that none is told something while it ends. */
export function lockEndpointOf(tx: Tx, memberId: number, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('webhook_endpoints')
      .select(['id', 'name', 'token', 'state', 'secret'])
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .forNoKeyUpdate(),
  )
}

export function findEndpoint(tx: Tx, id: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('webhook_endpoints')
      .select(['id', 'member_id', 'token', 'name', 'url', 'state', 'secret', 'former_secret', 'former_until'])
      .where('id', '=', id),
  )
}

/** Whoever of these members wants to hear of such an event. */
export function listListening(tx: Tx, memberIds: readonly number[], type: WebhookEventType) {
  return rows(
    tx,
    written(sql<{ id: number; member_id: number }>`
      select id, member_id from webhook_endpoints
      where member_id = any(${memberIds}::bigint[]) and state = 'open' and ${type} = any(events) order by id`),
  )
}

export function putEndpoint(
  tx: Tx,
  id: number,
  { name, events }: { name: string; events: readonly WebhookEventType[] },
) {
  return execute(
    tx,
    build
      .updateTable('webhook_endpoints')
      .set({ name, events: [...events] })
      .where('id', '=', id),
  )
}

export function putSecret(tx: Tx, id: number, { secret, until }: { secret: Buffer; until: Date }) {
  return execute(
    tx,
    build
      .updateTable('webhook_endpoints')
      .set(eb => ({ former_secret: eb.ref('secret'), former_until: until, secret }))
      .where('id', '=', id),
  )
}

export async function pauseEndpoint(tx: Tx, id: number, because: 'owner' | 'failing'): Promise<boolean> {
  const paused = { state: 'paused', paused_because: because }
  const query = build.updateTable('webhook_endpoints').set(paused)
  return (await execute(tx, query.where('id', '=', id).where('state', '=', 'open'))) > 0
}

export function resumeEndpoint(tx: Tx, id: number) {
  const query = build.updateTable('webhook_endpoints').set({ state: 'open', paused_because: null })
  return execute(tx, query.where('id', '=', id).where('state', '=', 'paused'))
}

export function noteDelivered(tx: Tx, id: number, now: Date) {
  return execute(
    tx,
    build.updateTable('webhook_endpoints').set({ last_delivered_at: now }).where('id', '=', id),
  )
}

interface Ending {
  because: 'owner' | 'frozen' | 'recovered' | 'closed'
  now: Date
  /** One of them; absent: all. */
  id?: number
}

/** What was waiting for them is given up. */
export async function endEndpoints(tx: Tx, memberId: number, { because, now, id }: Ending): Promise<void> {
  const query = sql`
    with ended as (
      update webhook_endpoints set state = 'ended', paused_because = null, ended_because = ${because}, ended_at = ${now}
      where member_id = ${memberId} and state <> 'ended' and (${id ?? null}::bigint is null or id = ${id ?? null})
      returning agent_id, id)
    update webhook_deliveries delivery set state = 'given_up', next_at = null
    from ended where delivery.agent_id = ended.agent_id and delivery.endpoint_id = ended.id and delivery.state = 'waiting'`
  await execute(tx, written(query))
}

/** With all that was ever sent to them. */
export async function deleteEndpoints(tx: Tx, memberId: number): Promise<void> {
  await execute(tx, build.deleteFrom('webhook_endpoints').where('member_id', '=', memberId))
}
