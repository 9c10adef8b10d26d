// Pictures of covers are never public: a link is good for half a day, as long as somebody sits at a design.
import { type Linking, writeBearer } from '../../../platform/http/link-bearer'
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'cover image link'
const validMilliseconds = 12 * 3600 * 1000
/** The same link for an hour: a page that asks again finds the picture in the browser's cache. */
const step = 3600 * 1000

export const imageFolder = '/cover-images/'

export function imageLink({ secrets, now, actor }: Linking, agentId: number, imageId: string): string {
  const until = new Date(Math.ceil(now.getTime() / step) * step + validMilliseconds)
  return `${imageFolder}${writeNote(secrets, purpose, [agentId, writeBearer(actor), imageId], until)}`
}

/** Which picture and for whom; undefined when the link is not good for this agent and now. */
export function imageOfLink(secrets: Secrets, now: Date, agentId: number, note: string) {
  const [agent, bearer, id] = readNote(secrets, purpose, note, now) ?? []
  if (Number(agent) !== agentId || bearer === undefined || id === undefined) return undefined
  return { id, bearer }
}
