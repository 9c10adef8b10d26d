// A claimant has no account: who holds the link holds the case, as long as it is open and no newer link was asked for. Nothing but the
// link's number is stored.
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import type { Secrets } from '../../platform/secrets'
import { readNote, writeNote } from '../../platform/signed-note'
import { type CaseRecord, findCase } from './infringement.queries'

const purpose = 'infringement case'
/** Counted from when the claim came: a dispute in court takes years. */
const validDays = 1095

type Linked = Pick<CaseRecord, 'id' | 'received_at' | 'link_number'>

export function caseNote(
  secrets: Secrets,
  agentId: number,
  { id, received_at, link_number }: Linked,
): string {
  const until = new Date(received_at.getTime() + validDays * 86_400_000)
  return writeNote(secrets, purpose, [agentId, id, link_number], until)
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
  // Links from before they had numbers are the first of their case.
  const [agent, id, number = 1] = readNote(secrets, purpose, link, now) ?? []
  const claim = Number(agent) === tx.agentId ? await findCase(tx, Number(id)) : undefined
  if (!claim?.is_open || claim.link_number !== Number(number)) throw new Refusal('linkExpired')
  return claim
}
