// What happens to every request, whatever it asks for.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refuse'

/**
 * The security headers of every answer. Calls and files get the strictest policy; pages replace it by their own and add
 * what only documents need. HTTPS itself is the proxy's business; browsers are told to stay with it where a setting says so.
 */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export function registerRequestHooks(app: FastifyInstance, { hstsSeconds = 0 }: { hstsSeconds?: number }) {
  const staysWithHttps = `max-age=${hstsSeconds}`
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    reply.header('x-request-id', request.id)
    if (hstsSeconds > 0 && request.protocol === 'https')
      reply.header('strict-transport-security', staysWithHttps)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}

/**
 * An address that cannot even be routed, such as bad percent-encoding, comes past the hooks. Nothing watches its body either, so the
 * connection ends with the answer.
 */
export function refuseUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const headers = { ...securityHeaders, 'x-request-id': request.id, connection: 'close' }
  return refuse(error, request, reply.headers(headers))
}
