// Agreements are downloaded through links that are good for a few minutes and for one document of one agent.
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'agreement link'
const validMinutes = 30

export function agreementLink(secrets: Secrets, now: Date, agentId: number, id: number): string {
  return `/agreements/${writeNote(secrets, purpose, [agentId, id], new Date(now.getTime() + validMinutes * 60_000))}`
}

export function agreementOfLink(
  secrets: Secrets,
  now: Date,
  agentId: number,
  note: string,
): number | undefined {
  const [agent, id] = readNote(secrets, purpose, note, now) ?? []
  return Number(agent) === agentId ? Number(id) : undefined
}
