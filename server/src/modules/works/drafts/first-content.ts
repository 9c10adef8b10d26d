// What a new draft says before anybody typed: what its member said in the release before, and nothing that is a declaration.
import { emptyRelease, emptyTrack, type ReleaseDetails, type TrackDetails } from '#contract/works/work'

export function firstDetails(last: ReleaseDetails | undefined, year: number): ReleaseDetails {
  if (!last) return emptyRelease
  const { label, genre, sub_genre, p_line, c_line } = last
  return {
    ...emptyRelease,
    // Guests come and go.
    artists: last.artists.filter(({ name, role }) => role === 'main' && name !== ''),
    label,
    genre,
    sub_genre,
    language: last.language === 'zxx' ? null : last.language,
    p_line: lineOf(p_line.owner, year),
    c_line: lineOf(c_line.owner, year),
  }
}

/** A single's track says what its release says; whoever it is by performs it. */
export function firstTrack({ artists, language }: ReleaseDetails): TrackDetails {
  return { ...emptyTrack, language, performers: artists.map(({ name }) => name) }
}

function lineOf(owner: string, year: number) {
  return owner === '' ? emptyRelease.p_line : { year, owner }
}
