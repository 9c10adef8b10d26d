// The same recording in other works: found by landmarks of its fingerprint, then laid over it.
import type { Tx } from '../../../platform/database/query'
import { likenessOf } from '../analysis/fingerprint-likeness'
import { findFingerprint, listCandidates, listPlacesOf } from './material-checks.queries'

/** Everywhere else, the likeliest first. A file without a fingerprint is found only as the same file. */
export async function findElsewhere(tx: Tx, sha256: Buffer, workId: number) {
  const alike = await alikeTo(tx, sha256)
  const places = await listPlacesOf(
    tx,
    alike.map(recording => recording.sha256),
    workId,
  )
  return places
    .flatMap(place => {
      const found = alike.find(recording => recording.sha256.equals(place.sha256))
      return found ? [{ ...place, likeness: found.likeness, shift: found.shift }] : []
    })
    .sort((a, b) => b.likeness - a.likeness)
}

export type Elsewhere = Awaited<ReturnType<typeof findElsewhere>>[number]

/** The recording itself first, then those that sound like it. */
export async function alikeTo(tx: Tx, sha256: Buffer) {
  const itself = { sha256, likeness: 1, shift: 0 }
  const own = await findFingerprint(tx, sha256)
  if (!own) return [itself]
  const candidates = await listCandidates(tx, own.landmarks)
  const others = candidates.flatMap(candidate => {
    const found = candidate.sha256.equals(sha256) ? undefined : likenessOf(own.codes, candidate.codes)
    return found ? [{ sha256: candidate.sha256, ...found }] : []
  })
  return [itself, ...others]
}
