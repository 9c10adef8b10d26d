// A signed note that lets whoever holds it hand in one account's identity, also on a phone without a session.
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'identity ticket'
const validMinutes = 30

export function makeTicket(secrets: Secrets, agentId: number, memberId: number, now: Date) {
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000)
  const ticket = writeNote(secrets, purpose, [agentId, memberId, expiresAt.getTime()], expiresAt)
  return { ticket, expiresAt }
}

export function readTicket(secrets: Secrets, agentId: number, ticket: string, now: Date) {
  const [agent, memberId, until] = readNote(secrets, purpose, ticket, now) ?? []
  if (Number(agent) !== agentId) throw new Refusal('linkExpired')
  return { memberId: Number(memberId), expiresAt: new Date(Number(until)) }
}
