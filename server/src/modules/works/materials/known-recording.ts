// Recordings that a member's catalogue has already, however they are encoded.
import type { Tx } from '../../../platform/database/query'
import { landmarksOf, likenessOf } from '../analysis/fingerprint-likeness'
import { listCandidates } from './material-checks.queries'
import { listIsrcsOf } from './materials.queries'

/** The codes of those that sound like this one, the likeliest first. */
export async function isrcsLike(tx: Tx, memberId: number, codes: readonly number[]): Promise<string[]> {
  const candidates = await listCandidates(tx, landmarksOf(codes))
  const alike = candidates
    .flatMap(({ sha256, codes: other }) => {
      const found = likenessOf(codes, other)
      return found ? [{ sha256, likeness: found.likeness }] : []
    })
    .sort((one, other) => other.likeness - one.likeness)
  if (alike.length === 0) return []
  const named = await listIsrcsOf(
    tx,
    memberId,
    alike.map(({ sha256 }) => sha256),
  )
  return alike.flatMap(({ sha256 }) => named.filter(row => row.sha256.equals(sha256)).map(({ isrc }) => isrc))
}
