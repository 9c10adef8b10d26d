import type { Tx } from '../../platform/database/query'
import type { Linking } from '../../platform/http/link-bearer'
import { agreementLink } from './agreement-link'
import { listAgreements } from './agreements.queries'

/** What was signed for a work, the latest first. */
export async function agreementsOf(tx: Tx, workId: number, linking: Linking) {
  const found = await listAgreements(tx, workId)
  return found.map(({ id, number, signed_at, sha256 }) => ({
    id,
    number,
    signed_at: signed_at.toISOString(),
    sha256: sha256.toString('hex'),
    url: agreementLink(linking, tx.agentId, id),
  }))
}
