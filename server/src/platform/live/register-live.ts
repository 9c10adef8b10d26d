// The addresses of the streams. They answer with events instead of an envelope, so they are no calls of the contract; who may listen is
// said as a call says it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { colleagueRoles } from '#contract/call'
import { memberLivePath, staffLivePath } from '#contract/live-paths'
import type { Actor } from '../http/actor'
import type { CallEnvironment } from '../http/bind-calls'
import { languageOf } from '../http/request-facts'
import { type Guarded, requireAccess, requireCaller } from '../http/require-caller'
import { Refusal } from '../refusal'
import { EventStream, type Listener } from './event-stream'
import type { LiveHub } from './live-hub'

/** A browser that loses its line again and again comes back every three seconds, in a handful of tabs. */
const rate = { max: 300, seconds: 60, per: 'account' } as const

const streams: Record<string, Guarded> = {
  [memberLivePath]: {
    name: 'memberLive',
    access: 'member',
    effect: 'read',
    colleagues: colleagueRoles,
    rate,
  },
  [staffLivePath]: { name: 'staffLive', access: ['admin', 'support'], effect: 'read', rate },
}

/** The account that listens, or staff. */
function listenerOf(actor: Actor): Listener['to'] {
  if (actor.kind === 'guest') throw new Refusal('sessionEnded')
  return actor.kind === 'member' ? actor.memberId : 'staff'
}

export function registerLive(app: FastifyInstance, environment: CallEnvironment, hub: LiveHub) {
  for (const [path, guarded] of Object.entries(streams)) {
    app.get<{ Querystring: { since?: string } }>(path, async (request, reply) => {
      const { site, actor } = await requireCaller(environment, request, reply, guarded)
      const to = listenerOf(actor)
      const listener: Listener = {
        agentId: site.agentId,
        to,
        language: languageOf(request),
        async isAllowed() {
          const now = await environment.authenticate(request, site, guarded)
          requireAccess(guarded, now)
          return listenerOf(now) === to
        },
      }
      reply.hijack()
      const stream = new EventStream(listener, reply.raw, () => hub.remove(stream))
      stream.lastMessage = lastHeard(request)
      await hub.add(stream)
    })
  }
  app.addHook('preClose', () => hub.stop())
}

/** A browser that lost the line says what it heard last; a page that comes back says it in the address. */
function lastHeard(request: FastifyRequest<{ Querystring: { since?: string } }>): number {
  const said = Number(request.headers['last-event-id'] ?? request.query.since)
  return Number.isSafeInteger(said) && said > 0 ? said : 0
}
