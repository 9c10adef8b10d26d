// The address of an archive's file: for the session that gave the code, and long enough to take 50 GB along over a slow line.
import { archiveDownloadHours } from '#contract/archive/archive-state'
import { archiveFilePath } from '#contract/archive/calls'
import type { MemberActor } from '../../platform/http/actor'
import { type Linking, writeBearer } from '../../platform/http/link-bearer'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'

const purpose = 'account archive'

export function archiveLink(
  { secrets, now, actor }: Linking & { actor: MemberActor },
  agentId: number,
  { id, link }: { id: number; link: string },
): string {
  const until = new Date(now.getTime() + archiveDownloadHours * 3_600_000)
  const facts = [agentId, writeBearer(actor), id, link]
  return `${archiveFilePath}?note=${writeNote(secrets, purpose, facts, until)}`
}

export function archiveOfLink(secrets: Secrets, note: string, now: Date) {
  const [agentId, bearer, id, link] = readNote(secrets, purpose, note, now) ?? []
  if (bearer === undefined || link === undefined) return undefined
  return { agentId: Number(agentId), bearer, id: Number(id), link }
}
