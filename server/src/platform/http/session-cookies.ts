// The two halves of a browser's session: `token` is public and readable by script, `sid` is the secret.
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookies } from './call-handler'

/** Over https a browser takes these names from this very host alone, never from one beside or below it. */
const nameOver = (request: Pick<FastifyRequest, 'protocol'>, name: 'sid' | 'staff') =>
  request.protocol === 'https' ? `__Host-${name}` : name

const sharedBy = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: request.protocol === 'https' }) as const

export function applySessionCookies(
  reply: FastifyReply,
  request: FastifyRequest,
  cookies: SessionCookies | null,
) {
  const shared = sharedBy(request)
  if (cookies === null) {
    reply.clearCookie('token', shared)
    forgetStorage(reply)
    clearSecrets(reply, request)
    return
  }
  const maxAge = cookies.maxAgeSeconds
  reply.setCookie('token', cookies.token, { ...shared, maxAge })
  reply.setCookie(nameOver(request, 'sid'), cookies.secret, { ...shared, httpOnly: true, maxAge })
}

/** Both names: over https the older one may still be there. */
function clearSecrets(reply: FastifyReply, request: FastifyRequest) {
  const hidden = { ...sharedBy(request), httpOnly: true }
  for (const name of new Set(['sid', nameOver(request, 'sid')])) reply.clearCookie(name, hidden)
}

/** A session that came with the older name goes on under the new one. Its other half, the token, stays as it is. */
export function replaceOlderCookie(reply: FastifyReply, request: FastifyRequest, expires: Date) {
  const { sid } = request.cookies
  const name = nameOver(request, 'sid')
  if (name === 'sid' || sid === undefined || request.cookies[name] !== undefined) return
  const hidden = { ...sharedBy(request), httpOnly: true }
  reply.setCookie(name, sid, { ...hidden, expires })
  reply.clearCookie('sid', hidden)
}

/** Staff have one cookie that no script reads and no other site's link sends. It ends with the browser. */
export function applyStaffCookie(reply: FastifyReply, request: FastifyRequest, value: string | null) {
  const hidden = { ...sharedBy(request), sameSite: 'strict', httpOnly: true } as const
  const name = nameOver(request, 'staff')
  if (value !== null) {
    reply.setCookie(name, value, hidden)
    return
  }
  reply.clearCookie(name, hidden)
  forgetStorage(reply)
}

/** What pages kept in this browser goes with the session. Cookies stay: language, theme, and those of neighbours. */
function forgetStorage(reply: FastifyReply) {
  reply.header('clear-site-data', '"storage"')
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
  return offeredIn(request.cookies[nameOver(request, 'staff')])
}

/** What the request offers as its session, if anything. */
export function offeredSession(request: FastifyRequest) {
  const header = offeredIn(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1])
  if (header) return { ...header, carrier: 'header' as const }
  const { token: offered, sid } = request.cookies
  const hostSid = request.cookies[nameOver(request, 'sid')]
  const secret = hostSid ?? sid
  if (!offered || !secret || !token.test(offered)) return undefined
  const isHostCookie = request.protocol === 'https' && hostSid !== undefined
  return { token: offered, secret, carrier: isHostCookie ? ('host-cookie' as const) : ('cookie' as const) }
}
