// Licences end. `valid_to` is the last day on which a licence holds.
import { needsDocument } from './missing'
import type { TrackRights } from './work'

/** So long before the end its member is told: time to ask for an extension and to get it through the reviews. */
export const licenceNoticeDays = 30

/**
 * So long a work may stay up after its licence has ended, for rights staff to decide. A week has working days in it
 * wherever holidays fall, and is short enough to defend towards whoever holds the rights.
 */
export const licenceGraceDays = 7

/** Rights staff can bridge the time to a new licence, but not stand in for one: a mistyped year must not last. */
export const longestKeepDays = 366

interface LicensedTrack {
  details: { rights: Pick<TrackRights, 'source' | 'valid_to'> }
}

/** Null: it needs no licence, or has one without end. */
function licenceEndOf({ details: { rights } }: LicensedTrack): string | null {
  return needsDocument(rights) ? rights.valid_to : null
}

/** The first day on which a licence of these tracks ends. */
export function earliestLicenceEnd(tracks: readonly LicensedTrack[]): string | null {
  const ends = tracks.map(licenceEndOf).filter(end => end !== null)
  return ends.sort()[0] ?? null
}

/** The licences that do not go beyond that day, with their tracks. */
export function licencesEndingBy<T extends LicensedTrack>(tracks: readonly T[], day: string) {
  return tracks.flatMap(track => {
    const end = licenceEndOf(track)
    return end !== null && end <= day ? [{ track, end }] : []
  })
}
