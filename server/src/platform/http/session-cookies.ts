// The two halves of a browser's session: `token` is public and readable by script, `sid` is the secret.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookies } from './call-handler'

export function applySessionCookies(
  reply: FastifyReply,
  request: FastifyRequest,
  cookies: SessionCookies | null,
) {
  const shared = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  if (cookies === null) {
    reply.clearCookie('token', shared)
    reply.clearCookie('sid', { ...shared, httpOnly: true })
    return
  }
  const maxAge = cookies.maxAgeSeconds
  reply.setCookie('token', cookies.token, { ...shared, maxAge })
  reply.setCookie('sid', cookies.secret, { ...shared, httpOnly: true, maxAge })
}

/** What the request offers as its session, if anything. */
export function offeredSession(request: FastifyRequest) {
  const header = /^Bearer ([0-9a-f-]{36})\.([\w-]{43})$/.exec(request.headers.authorization ?? '')
  if (header) return { token: header[1] as string, secret: header[2] as string, carrier: 'header' as const }
  const { token, sid } = request.cookies
  if (!token || !sid) return undefined
  return { token, secret: sid, carrier: 'cookie' as const }
}
