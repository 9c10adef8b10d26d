// Which files a released work lacks: only those can be added. The released file of the same type is never replaced here.
import { type Material, type MaterialType, releaseMaterials } from '#contract/works/material'
import type { Work } from '#contract/works/work'

type File = Pick<Material, 'type' | 'track_id'>
type Track = Pick<Work['tracks'][number], 'id' | 'revises'>

/** Of a track of the supplement, or of the whole release. */
export function isAbsent(
  released: readonly File[],
  tracks: readonly Track[],
  type: MaterialType,
  trackId: number | null,
): boolean {
  const isOfRelease = releaseMaterials.some(known => known === type)
  if (isOfRelease !== (trackId === null)) return false
  const before = trackId === null ? null : tracks.find(({ id }) => id === trackId)?.revises
  return !released.some(file => file.type === type && file.track_id === before)
}

/** What at least one track of the released work could still get. */
export function absentTypes(work: Pick<Work, 'tracks'>, released: readonly File[]): MaterialType[] {
  const extras = ['accompany', 'short', 'karaoke', 'mv'] as const
  return extras.filter(type =>
    work.tracks.some(({ id }) => !released.some(file => file.type === type && file.track_id === id)),
  )
}

/** Files of the supplement that the released work does not have. */
export function addedFiles<F extends File>(
  released: readonly File[],
  tracks: readonly Track[],
  files: readonly F[],
): F[] {
  return files.filter(({ type, track_id }) => isAbsent(released, tracks, type, track_id))
}
