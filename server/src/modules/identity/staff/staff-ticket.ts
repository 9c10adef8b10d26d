// Proof of the first step: a few minutes, one staff member of one agent. Nothing is stored for it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets'

const validMinutes = 5

export function makeTicket(
  secrets: Secrets,
  holder: { agentId: number; staffId: number },
  now: Date,
): string {
  const until = now.getTime() + validMinutes * 60_000
  const claim = `${holder.agentId}.${holder.staffId}.${until}`
  return `${claim}.${sign(secrets, claim)}`
}

/** Answers whose ticket it is, or undefined when it is not good here and now. */
export function readTicket(secrets: Secrets, agentId: number, ticket: string, now: Date): number | undefined {
  const parts = /^((\d{1,15})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(ticket)
  if (!parts) return undefined
  const [, claim = '', agent, staffId, until, signature = ''] = parts
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secrets, claim)))) return undefined
  return Number(agent) === agentId && Number(until) > now.getTime() ? Number(staffId) : undefined
}

function sign(secrets: Secrets, claim: string): string {
  return createHmac('sha256', secrets.derive('staff ticket')).update(claim).digest('base64url')
}
