import type { Tx } from '../../platform/database/query'
import type { Secrets } from '../../platform/secrets'
import { agreementLink } from './agreement-link'
import { listAgreements } from './agreements.queries'

/** What was signed for a work, the latest first. */
export async function agreementsOf(tx: Tx, workId: number, secrets: Secrets, now: Date) {
  const found = await listAgreements(tx, workId)
  return found.map(({ id, number, signed_at, sha256 }) => ({
    id,
    number,
    signed_at: signed_at.toISOString(),
    sha256: sha256.toString('hex'),
    url: agreementLink(secrets, now, tx.agentId, id),
  }))
}
