import { randomBytes, randomUUID } from 'node:crypto'
import type { CallContext } from '../../platform/http/call-handler'
import { insertSession } from './identity.queries'
import { hashSecret } from './session-directory'
import { absoluteSeconds, sessionEnd } from './session-lifetime'

interface Wish {
  memberId: number
  carrier: 'cookie' | 'header'
  remember: boolean
}

/** Makes a new session, never continues an offered one: a planted token is worth nothing. */
export async function openSession({ tx, now, client, answer }: CallContext, wish: Wish) {
  const token = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  await insertSession(tx, {
    token,
    secretHash: hashSecret(secret),
    memberId: wish.memberId,
    carrier: wish.carrier === 'cookie' && client.isEncrypted ? 'host-cookie' : wish.carrier,
    userAgent: client.userAgent,
    address: client.address,
    now,
    endsAt: sessionEnd(now),
  })
  if (wish.carrier === 'header') return { token, headerToken: `${token}.${secret}` }
  answer.sessionCookies = { token, secret, maxAgeSeconds: wish.remember ? absoluteSeconds : undefined }
  return { token, headerToken: null }
}
