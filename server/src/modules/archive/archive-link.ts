// The address of an archive's file: for its owner, who is logged in, and long enough to take 50 GB along over a slow line.
import { archiveFilePath } from '#contract/archive/calls'
import { type Linking, writeBearer } from '../../platform/http/link-bearer'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'account archive'
const validHours = 12

export function archiveLink({ secrets, now, actor }: Linking, agentId: number, id: number): string {
  const until = new Date(now.getTime() + validHours * 3_600_000)
  return `${archiveFilePath}?note=${writeNote(secrets, purpose, [agentId, writeBearer(actor), id], until)}`
}

export function archiveOfLink(secrets: Secrets, note: string, now: Date) {
  const [agentId, bearer, id] = readNote(secrets, purpose, note, now) ?? []
  if (bearer === undefined || id === undefined) return undefined
  return { agentId: Number(agentId), bearer, id: Number(id) }
}
