// What lets a client send the bytes of one upload: bound to the upload, whoever may send it, and the agent.
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'upload grant'

interface Granted {
  agentId: number
  uploadId: string
  /** Whose it is: a member's recording, or a colleague's report. */
  memberId?: number
  staffId?: number
}

export function writeGrant(secrets: Secrets, granted: Granted, until: Date): string {
  const { agentId, uploadId, memberId = 0, staffId = 0 } = granted
  return writeNote(secrets, purpose, [agentId, memberId, uploadId, staffId], until)
}

/** Undefined when it is not ours or has run out. */
export function readGrant(secrets: Secrets, grant: string, now: Date): Granted | undefined {
  const [agentId, memberId, uploadId, staffId] = readNote(secrets, purpose, grant, now) ?? []
  if (uploadId === undefined) return undefined
  const holder = Number(staffId ?? 0) > 0 ? { staffId: Number(staffId) } : { memberId: Number(memberId) }
  return { agentId: Number(agentId), uploadId, ...holder }
}
