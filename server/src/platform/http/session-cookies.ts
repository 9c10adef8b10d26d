// The two halves of a browser's session: `token` is public and readable by script, `sid` is the secret.
import type {} from '@fastify/cookie'
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

const staffCookieName = 'staff'

/** Staff have one cookie that no script reads and no other site's link sends. It ends with the browser. */
export function applyStaffCookie(reply: FastifyReply, request: FastifyRequest, value: string | null) {
  const shared = {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure: request.protocol === 'https',
  } as const
  if (value === null) reply.clearCookie(staffCookieName, shared)
  else reply.setCookie(staffCookieName, value, shared)
}

export function offeredStaffSession(request: FastifyRequest) {
  const cookie = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(request.cookies[staffCookieName] ?? '')
  return cookie ? { token: cookie[1] as string, secret: cookie[2] as string } : undefined
}

/** What the request offers as its session, if anything. */
export function offeredSession(request: FastifyRequest) {
  const header = /^Bearer ([0-9a-f-]{36})\.([\w-]{43})$/.exec(request.headers.authorization ?? '')
  if (header) return { token: header[1] as string, secret: header[2] as string, carrier: 'header' as const }
  const { token, sid } = request.cookies
  if (!token || !sid) return undefined
  return { token, secret: sid, carrier: 'cookie' as const }
}
