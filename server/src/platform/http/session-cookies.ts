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

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const token = new RegExp(`^${uuid}$`)
/** Both halves in one: the staff cookie, and what other clients send. */
const whole = new RegExp(`^(${uuid})\\.([\\w-]{43})$`)

/** What is not shaped like a session is none: it is looked up nowhere. */
function offeredIn(text: string | undefined) {
  const [, token, secret] = whole.exec(text ?? '') ?? []
  return token && secret ? { token, secret } : undefined
}

export function offeredStaffSession(request: FastifyRequest) {
  return offeredIn(request.cookies[staffCookieName])
}

/** What the request offers as its session, if anything. */
export function offeredSession(request: FastifyRequest) {
  const header = offeredIn(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1])
  if (header) return { ...header, carrier: 'header' as const }
  const { token: offered, sid } = request.cookies
  if (!offered || !sid || !token.test(offered)) return undefined
  return { token: offered, secret: sid, carrier: 'cookie' as const }
}
