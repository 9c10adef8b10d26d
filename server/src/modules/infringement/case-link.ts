// A claimant has no account: whoever holds the link holds the case. Nothing is stored for it.
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'
import { findCase } from './infringement.queries'

const purpose = 'infringement case'
/** Counted from when the claim came: a dispute in court takes years. */
const validDays = 1095

interface Linked {
  id: number
  received_at: Date
}

export function caseNote(secrets: Secrets, agentId: number, { id, received_at }: Linked): string {
  const until = new Date(received_at.getTime() + validDays * 86_400_000)
  return writeNote(secrets, purpose, [agentId, id], until)
}

export const casePath = (note: string) => `/infringement/case?link=${note}`

/** Whether a file that was shown to the claimant of this case may be opened with that link. */
export async function isLinkOfCase(
  tx: Tx,
  means: { secrets: Secrets; now: Date },
  caseId: number,
  link: string,
): Promise<boolean> {
  const claim = await caseOfLink(tx, means, link).catch(error => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  return claim?.id === caseId
}

/** The case of a link, or a refusal when the link is not good for this site and now. */
export async function caseOfLink(tx: Tx, { secrets, now }: { secrets: Secrets; now: Date }, link: string) {
  const [agent, id] = readNote(secrets, purpose, link, now) ?? []
  const claim = Number(agent) === tx.agentId ? await findCase(tx, Number(id)) : undefined
  if (!claim) throw new Refusal('linkExpired')
  return claim
}
