// Who sends a request and whether they may: the same rule for calls, streams, files and exports.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { type Actor, mayCall } from './actor'
import type { CallEnvironment } from './bind-calls'
import { countAgainstKey } from './key-rate'
import { requireCompany } from './lost-company'
import { countAgainstRate, senderOf } from './rate-limit'
import { clientOf } from './request-facts'
import { isSameOrigin } from './same-origin'
import { replaceOlderCookie } from './session-cookies'
import type { Site } from './site-directory'

/** What of a call decides who may make it. A stream or a file that is no call of the contract says the same. */
export type Guarded = Pick<
  Call,
  'name' | 'access' | 'effect' | 'colleagues' | 'scope' | 'isPersonal' | 'rate' | 'session'
>

export interface Caller {
  site: Site
  actor: Actor
  client: ReturnType<typeof clientOf>
  now: Date
  /** With the caller's share of its connections. */
  database: Database
}

export async function requireCaller(
  environment: CallEnvironment,
  request: FastifyRequest,
  reply: FastifyReply,
  guarded: Guarded,
): Promise<Caller> {
  const { sites, clock } = environment
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  const actor = await environment.authenticate(request, site, guarded)
  if (actor.kind === 'member' && actor.olderCookieUntil)
    replaceOlderCookie(reply, request, actor.olderCookieUntil)
  requireAccess(guarded, actor)
  if (guarded.effect === 'change' && !isSameOrigin(request)) throw new Refusal('notSameOrigin')
  const client = clientOf(request)
  const now = clock.now()
  const database = environment.database.of(senderOf(actor, client.address))
  if (actor.kind === 'member' && actor.key)
    await countAgainstKey(database, site.agentId, actor.key.id, now, reply)
  await countAgainstRate(database, site.agentId, guarded, actor, client.address, now)
  return { site, actor, client, now, database }
}

export function requireAccess(guarded: Guarded, actor: Actor): void {
  if (!mayCall(guarded, actor)) throw whyNot(guarded, actor)
  requireCompany(guarded, actor)
}

function whyNot({ scope }: Guarded, actor: Actor): Refusal {
  if (actor.kind === 'guest') return new Refusal('sessionEnded')
  if (actor.kind !== 'member' || !actor.key) return new Refusal('forbidden')
  return new Refusal('forbidden', { text: scope ? 'apiKeys.outsideScope' : 'apiKeys.noKeys' })
}
