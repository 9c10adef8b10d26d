// A signed note that lets whoever holds it hand in one account's identity, also on a phone without a session.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'

const validMinutes = 30
const shape = z.object({ agentId: z.number(), memberId: z.number(), until: z.number() })

export function makeTicket(secrets: Secrets, agentId: number, memberId: number, now: Date) {
  const until = now.getTime() + validMinutes * 60_000
  const body = Buffer.from(JSON.stringify({ agentId, memberId, until })).toString('base64url')
  return { ticket: `${body}.${mark(secrets, body)}`, expiresAt: new Date(until) }
}

export function readTicket(secrets: Secrets, agentId: number, ticket: string, now: Date) {
  const [body = '', key = ''] = ticket.split('.')
  const right = Buffer.from(mark(secrets, body))
  const given = Buffer.from(key)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('linkExpired')
  const read = shape.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (read.agentId !== agentId || read.until <= now.getTime()) throw new Refusal('linkExpired')
  return { memberId: read.memberId, expiresAt: new Date(read.until) }
}

function mark(secrets: Secrets, body: string): string {
  return createHmac('sha256', secrets.derive('identity ticket')).update(body).digest('base64url')
}
