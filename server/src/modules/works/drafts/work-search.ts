// What a work is found by.
import type { ReleaseDetails, TrackDetails } from '#contract/works/work'
import { plainText } from '../../../platform/search-terms'

export function searchTextOf(
  details: ReleaseDetails,
  tracks: readonly { details: TrackDetails; isrc?: string | null }[],
  upc: string | null,
): string {
  const words = [
    details.title,
    details.version,
    ...details.artists.map(({ name }) => name),
    details.label,
    upc ?? details.upc,
    ...tracks.flatMap(track => [track.details.title, track.isrc ?? track.details.isrc]),
  ]
  return plainText([...new Set(words.filter(word => word !== ''))].join(' '))
}
