// Files are never public: a link is good for a few minutes and for one file of one agent.
import { type Linking, writeBearer } from '../../platform/http/link-bearer'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'file link'
const validMinutes = 10

interface LinkedFile {
  id: string
  agentId: number
}

export function fileLink({ secrets, now, actor }: Linking, { id, agentId }: LinkedFile): string {
  const until = new Date(now.getTime() + validMinutes * 60_000)
  return `/files/${writeNote(secrets, purpose, [agentId, writeBearer(actor), id], until)}`
}

/** The linked file and for whom it was linked, or undefined when the link is not good for this agent and now. */
export function fileOfLink(secrets: Secrets, now: Date, agentId: number, note: string) {
  const [agent, bearer, id] = readNote(secrets, purpose, note, now) ?? []
  if (Number(agent) !== agentId || bearer === undefined || id === undefined) return undefined
  return { id, bearer }
}
