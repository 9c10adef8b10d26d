// The addresses of the streams. They answer with events instead of an envelope, so they are no calls of the contract.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memberLivePath, staffLivePath } from '#contract/live-paths'
import type { Actor } from '../http/actor'
import type { CallEnvironment } from '../http/bind-calls'
import { languageOf } from '../http/request-facts'
import { Refusal } from '../refusal'
import { EventStream, type Listener } from './event-stream'
import type { LiveHub } from './live-hub'

const deskRoles = ['admin', 'support'] as const

/** The account that listens, or staff; undefined for everybody else. */
function listenerOf(actor: Actor): Listener['to'] | undefined {
  if (actor.kind === 'member') return actor.lost ? undefined : actor.memberId
  if (actor.kind === 'staff' && actor.roles.some(role => deskRoles.some(known => known === role)))
    return 'staff'
  return undefined
}

export function registerLive(app: FastifyInstance, environment: CallEnvironment, hub: LiveHub) {
  const listen = (path: string, access: 'member' | typeof deskRoles) => {
    app.get<{ Querystring: { since?: string } }>(path, async (request, reply) => {
      const site = await environment.sites.byHost(request.host)
      if (!site) throw new Refusal('unknownSite')
      const actorNow = () => environment.authenticate(request, site, { access })
      const to = listenerOf(await actorNow())
      if (to === undefined) throw new Refusal('sessionEnded')
      const listener: Listener = {
        agentId: site.agentId,
        to,
        language: languageOf(request),
        isAllowed: async () => listenerOf(await actorNow()) === to,
      }
      reply.hijack()
      const stream = new EventStream(listener, reply.raw, () => hub.remove(stream))
      stream.lastMessage = lastHeard(request)
      await hub.add(stream)
    })
  }
  listen(memberLivePath, 'member')
  listen(staffLivePath, deskRoles)
  app.addHook('preClose', () => hub.stop())
}

/** A browser that lost the line says by itself what it heard last; a page that comes back says it in the address. */
function lastHeard(request: FastifyRequest<{ Querystring: { since?: string } }>): number {
  const said = Number(request.headers['last-event-id'] ?? request.query.since)
  return Number.isSafeInteger(said) && said > 0 ? said : 0
}
