import { sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'

export interface NewDelivery {
  endpointId: number
  eventId: string
  type: string
  body: string
}

export async function insertWebhookDeliveries(
  tx: Tx,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<number[]> {
  const inserted = await rows(
    tx,
    build
      .insertInto('webhook_deliveries')
      .values(
        deliveries.map(({ endpointId, eventId, type, body }) => ({
          ...{ endpoint_id: endpointId, event_id: eventId, type, body, created_at: now, next_at: now },
        })),
      )
      .returning('id'),
  )
  return inserted.map(({ id }) => id)
}

/** In the order in which things happened; what failed has its place by the time of its next attempt. */
export function nextDelivery(tx: Tx, endpointId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('webhook_deliveries')
      .select(['id', 'token', 'type', 'body', 'attempts', 'created_at', 'next_at'])
      .where('endpoint_id', '=', endpointId)
      .where('state', '=', 'waiting')
      .orderBy('next_at')
      .orderBy('id')
      .limit(1),
  )
}

/** When so many requests ago was, if that was after `since`. */
export async function attemptsSince(tx: Tx, endpointId: number, since: Date) {
  return rows(
    tx,
    build
      .selectFrom('webhook_attempts')
      .select('at')
      .where('endpoint_id', '=', endpointId)
      .where('at', '>', since)
      .orderBy('at')
      .limit(1000),
  )
}

export interface Attempt {
  endpointId: number
  deliveryId: number
  attempt: number
  at: Date
  status: number | null
  failure: string | null
  milliseconds: number
  response: string
}

export async function insertAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  const { endpointId, deliveryId, ...rest } = attempt
  await execute(
    tx,
    build
      .insertInto('webhook_attempts')
      .values({ endpoint_id: endpointId, delivery_id: deliveryId, ...rest }),
  )
}

/** Answers whether it was still waiting: its endpoint may have ended while it was on its way. */
export async function settleDelivery(
  tx: Tx,
  id: number,
  settled: { state: 'delivered' | 'given_up' } | { state: 'waiting'; nextAt: Date },
): Promise<boolean> {
  const next_at = settled.state === 'waiting' ? settled.nextAt : null
  const query = build
    .updateTable('webhook_deliveries')
    .set(eb => ({ state: settled.state, next_at, attempts: eb('attempts', '+', 1) }))
  return (await execute(tx, query.where('id', '=', id).where('state', '=', 'waiting'))) > 0
}

export async function hasTakenAny(tx: Tx, endpointId: number, since: Date): Promise<boolean> {
  const found = await maybeOne(
    tx,
    build
      .selectFrom('webhook_attempts')
      .select('attempt')
      .where('endpoint_id', '=', endpointId)
      .where('at', '>=', since)
      .where('status', '>=', 200)
      .where('status', '<', 300)
      .limit(1),
  )
  return found !== undefined
}

/** For those whose job was lost. */
export async function listDueEndpoints(tx: Tx, now: Date): Promise<number[]> {
  const found = await rows(
    tx,
    build
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
      .select('endpoint.id')
      .distinct()
      .where('delivery.state', '=', 'waiting')
      .where('endpoint.state', '=', 'open')
      .where('delivery.next_at', '<', now),
  )
  return found.map(({ id }) => id)
}

const shown = [
  'delivery.id',
  'delivery.token',
  'delivery.event_id',
  'delivery.type',
  'delivery.state',
] as const
const times = [
  'delivery.created_at',
  'delivery.next_at',
  'delivery.attempts',
  'delivery.endpoint_id',
] as const

const ofMember = (memberId: number) =>
  build
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .leftJoin('webhook_attempts as last', join =>
      join
        .onRef('last.delivery_id', '=', 'delivery.id')
        .onRef('last.agent_id', '=', 'delivery.agent_id')
        .onRef('last.attempt', '=', 'delivery.attempts'),
    )
    .select([...shown, ...times])
    .select(['last.at as last_at', 'last.status as last_status', 'last.failure as last_failure'])
    .select('last.milliseconds as last_milliseconds')
    .where('endpoint.member_id', '=', memberId)

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number]

export function listDeliveryRows(
  tx: Tx,
  memberId: number,
  { endpointId, before, limit }: { endpointId: number; before?: number; limit: number },
) {
  return rows(
    tx,
    ofMember(memberId)
      .where('delivery.endpoint_id', '=', endpointId)
      .where(sql<boolean>`(${before ?? null}::bigint is null or delivery.id < ${before ?? null})`)
      .orderBy('delivery.id', 'desc')
      .limit(limit),
  )
}

export function findDeliveryOf(tx: Tx, memberId: number, id: number) {
  return maybeOne(tx, ofMember(memberId).select('delivery.body').where('delivery.id', '=', id))
}

export function listAttempts(tx: Tx, deliveryId: number) {
  return rows(
    tx,
    build
      .selectFrom('webhook_attempts')
      .select(['attempt', 'at', 'status', 'failure', 'milliseconds', 'response'])
      .where('delivery_id', '=', deliveryId)
      .orderBy('attempt', 'desc')
      .limit(100),
  )
}
