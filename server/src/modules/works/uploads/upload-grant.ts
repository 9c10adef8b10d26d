// What lets a client send the bytes of one upload: bound to the upload, its member and its agent.
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'upload grant'

interface Granted {
  agentId: number
  memberId: number
  uploadId: string
}

export function writeGrant(secrets: Secrets, granted: Granted, until: Date): string {
  return writeNote(secrets, purpose, [granted.agentId, granted.memberId, granted.uploadId], until)
}

/** Undefined when it is not ours or has run out. */
export function readGrant(secrets: Secrets, grant: string, now: Date): Granted | undefined {
  const [agentId, memberId, uploadId] = readNote(secrets, purpose, grant, now) ?? []
  return uploadId === undefined
    ? undefined
    : { agentId: Number(agentId), memberId: Number(memberId), uploadId }
}
