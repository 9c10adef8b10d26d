// Agreements are downloaded through links that are good for a few minutes and for one document of one agent.
import { type Linking, writeBearer } from '../../platform/http/link-bearer'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'agreement link'
const validMinutes = 30

export function agreementLink({ secrets, now, actor }: Linking, agentId: number, id: number): string {
  const until = new Date(now.getTime() + validMinutes * 60_000)
  return `/agreements/${writeNote(secrets, purpose, [agentId, writeBearer(actor), id], until)}`
}

export function agreementOfLink(secrets: Secrets, now: Date, agentId: number, note: string) {
  const [agent, bearer, id] = readNote(secrets, purpose, note, now) ?? []
  if (Number(agent) !== agentId || bearer === undefined || id === undefined) return undefined
  return { id: Number(id), bearer }
}
