// Proof of the first step: a few minutes, one staff member of one agent. Nothing is stored for it.
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'staff ticket'
const validMinutes = 5

export function makeTicket(
  secrets: Secrets,
  { agentId, staffId }: { agentId: number; staffId: number },
  now: Date,
): string {
  return writeNote(secrets, purpose, [agentId, staffId], new Date(now.getTime() + validMinutes * 60_000))
}

/** Answers whose ticket it is, or undefined when it is not good here and now. */
export function readTicket(secrets: Secrets, agentId: number, ticket: string, now: Date): number | undefined {
  const [agent, staffId] = readNote(secrets, purpose, ticket, now) ?? []
  return Number(agent) === agentId ? Number(staffId) : undefined
}
