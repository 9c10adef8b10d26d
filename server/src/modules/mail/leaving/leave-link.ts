// The link by which mail ends, from the mail itself and without a login. Nothing is stored for it.
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

export const leavePath = '/mail/leave'
const purpose = 'mail leave'
/** Mail lies in mailboxes for long. */
const validDays = 1095

export function leaveAddress(
  secrets: Secrets,
  origin: string,
  agentId: number,
  addressId: number,
  now: Date,
) {
  const until = new Date(now.getTime() + validDays * 86_400_000)
  return `${origin}${leavePath}?note=${writeNote(secrets, purpose, [agentId, addressId], until)}`
}

/** Which address of this site wants no more; undefined when the note is not good here and now. */
export function readLeaving(secrets: Secrets, agentId: number, note: string, now: Date): number | undefined {
  const [agent, id] = readNote(secrets, purpose, note, now) ?? []
  return Number(agent) === agentId ? Number(id) : undefined
}
