// The rows of one release become what a draft says.
import type { MoveInValues } from '#contract/move-in/columns'
import { readIsrc } from '#contract/release-codes/code-formats'
import { readStoredRelease, readStoredScope, readStoredTrack } from '#contract/works/stored-work'
import {
  type Artist,
  emptyScope,
  type ReleaseDetails,
  releaseDetails,
  type Scope,
  type TrackDetails,
  trackDetails,
  type WorkKind,
} from '#contract/works/work'
import {
  readArtists,
  readDay,
  readGenre,
  readLanguage,
  readLine,
  readNames,
  readTrackNumber,
  readWrittenUpc,
  readYesNo,
  writeArtists,
} from '../judging/cell-words'
import type { RowBase } from '../reading/read-row'

export interface RowOfRelease {
  id: number
  position: number
  values: MoveInValues
  base: RowBase
}

export interface MadeDraft {
  kind: WorkKind
  details: ReleaseDetails
  scope: Scope
  tracks: { rowId: number; details: TrackDetails }[]
}

/** In the order of their numbers; those without one stay where the list has them. */
function inOrder<R extends RowOfRelease>(rows: readonly R[]): R[] {
  const place = ({ values, position }: R) => readTrackNumber(values.track_number) ?? 100_000 + position
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** Of a release that was judged: its draft takes all of it. */
export function draftOf(rows: readonly RowOfRelease[]): MadeDraft {
  const { details, tracks, ...written } = writtenDraft(rows)
  return {
    ...written,
    details: releaseDetails.parse(details),
    tracks: tracks.map(track => ({ ...track, details: trackDetails.parse(track.details) })),
  }
}

/**
 * As the rows have it, also what no draft takes. Declarations about rights and AI are made by nobody but the member: they come with their own
 * archive, never with a list.
 */
export function writtenDraft(rows: readonly RowOfRelease[]): MadeDraft {
  const ordered = inOrder(rows)
  // What the release says is said by the row that comes first in the list.
  const [first] = rows
  if (!first) throw new Error('a release without rows')
  const { values, base } = first
  const tracks = ordered.map(row => ({ rowId: row.id, details: trackOf(row, values) }))
  const known = readStoredRelease(base.release)
  const genre = readGenre(values.genre)
  const details = {
    ...known,
    title: values.release_title,
    version: values.release_version,
    artists: artistsOf(values.release_artists, known.artists),
    label: values.label,
    upc: readWrittenUpc(values.upc) ?? '',
    original_release_date: readDay(values.original_release_date) ?? null,
    genre: genre?.genre ?? null,
    sub_genre: genre?.sub_genre ?? null,
    language: readLanguage(values.release_language) ?? tracks[0]?.details.language ?? null,
    p_line: readLine(values.p_line) ?? readStoredRelease({}).p_line,
    c_line: readLine(values.c_line) ?? readStoredRelease({}).c_line,
    explicit: known.explicit ?? explicitOf(tracks.map(track => track.details.explicit)),
  }
  // The first day is history; the next one is for the member to choose.
  const scope = { ...readStoredScope(base.scope ?? emptyScope), release_date: null }
  return {
    kind: base.kind ?? (tracks.length === 1 ? 'single' : 'album'),
    details,
    scope,
    tracks,
  }
}

const explicitOf = (tracks: readonly (boolean | null)[]) => {
  if (tracks.includes(true)) return true
  return tracks.includes(null) ? null : false
}

function trackOf({ values, base }: RowOfRelease, release: MoveInValues): TrackDetails {
  const known = readStoredTrack(base.track)
  const artists = artistsOf(values.track_artists, known.artists)
  const isReleaseArtists = writeArtists(artists) === writeArtists(readArtists(release.release_artists))
  const instrumental = readYesNo(values.instrumental) ?? readLanguage(values.language) === 'zxx'
  const performers = readNames(values.performers)
  const shown = artists.length > 0 ? artists : readArtists(values.release_artists || release.release_artists)
  return {
    ...known,
    title: values.track_title,
    version: values.track_version,
    artists: isReleaseArtists ? [] : artists,
    composers: readNames(values.composers),
    lyricists: readNames(values.lyricists),
    arrangers: readNames(values.arrangers),
    producers: readNames(values.producers),
    performers: performers.length > 0 ? performers : shown.map(({ name }) => name),
    isrc: readIsrc(values.isrc) ?? '',
    language: readLanguage(values.language) ?? readLanguage(values.release_language) ?? null,
    explicit: readYesNo(values.explicit) ?? null,
    instrumental,
  }
}

/** Their pages at channels are kept where the name is still the same. */
function artistsOf(cell: string, known: readonly Artist[]): Artist[] {
  return readArtists(cell).map(artist => {
    const same = known.find(({ name, role }) => name === artist.name && role === artist.role)
    return same ?? artist
  })
}
