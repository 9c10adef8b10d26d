// Receipts and statements by the hash of their files: whoever holds one can ask whether it is ours.
import { build, maybeOne, type Tx } from '../../platform/database/query'

export function findIssuedDocument(tx: Tx, sha256: Buffer) {
  return maybeOne(
    tx,
    build
      .selectFrom('payout_documents')
      .select(['kind', 'withdrawal_id', 'year', 'made_at'])
      .where('file_sha256', '=', sha256),
  )
}
