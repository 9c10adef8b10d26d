// How a work is found again: pairs of neighbouring letters work for Chinese and Latin alike, from two letters on.
import type { ReleaseDetails, TrackDetails } from '#contract/works/work'

const mostTerms = 2000

/** One way of writing: full-width, half-width, capitals and odd spaces are the same thing. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

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

export function searchTerms(memberId: number, text: string): string[] {
  const terms = new Set<string>()
  for (const word of plainText(text).split(' ')) {
    const letters = [...word]
    for (const [index, letter] of letters.entries()) {
      terms.add(`${memberId}:${letter}`)
      const next = letters[index + 1]
      if (next !== undefined) terms.add(`${memberId}:${letter}${next}`)
    }
  }
  terms.delete(`${memberId}:`)
  return [...terms].slice(0, mostTerms)
}
