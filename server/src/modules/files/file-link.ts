// Files are never public: a link is good for a few minutes and for one file of one agent.
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'file link'
const validMinutes = 10

interface LinkedFile {
  id: string
  agentId: number
}

export function fileLink(secrets: Secrets, now: Date, { id, agentId }: LinkedFile): string {
  return `/files/${writeNote(secrets, purpose, [agentId, id], new Date(now.getTime() + validMinutes * 60_000))}`
}

/** The id of the linked file, or undefined when the link is not good for this agent and now. */
export function fileOfLink(secrets: Secrets, now: Date, agentId: number, note: string): string | undefined {
  const [agent, id] = readNote(secrets, purpose, note, now) ?? []
  return Number(agent) === agentId ? id : undefined
}
