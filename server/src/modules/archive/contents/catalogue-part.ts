// The catalogue as one table: a line for each track, with everything that another distributor or a society asks for.
import { readStoredRelease, readStoredScope, readStoredTrack } from '#contract/works/stored-work'
import { type Artist, emptyTrack, type OtherTitle, type ReleaseDetails } from '#contract/works/work'
import type { Column } from '../../../platform/export/table'
import { listTracksToTake, listWorksToTake } from '../archive-contents.queries'
import { csvEntry, type Entry, pages, type Taking } from '../archive-entry'

type Work = Awaited<ReturnType<typeof listWorksToTake>>[number]
type Track = Awaited<ReturnType<typeof listTracksToTake>>[number]
type Line = ReturnType<typeof lineOf>

export function cataloguePart(taking: Taking): Entry {
  async function* rows(): AsyncGenerator<Line[]> {
    for await (const works of pages(taking, listWorksToTake)) {
      const ids = works.map(({ id }) => id)
      if (ids.length === 0) return
      const tracks = await taking.read(tx => listTracksToTake(tx, ids))
      yield works.flatMap(work => {
        const own = tracks.filter(({ work_id }) => work_id === work.id)
        return own.length === 0 ? [lineOf(work)] : own.map(track => lineOf(work, track))
      })
    }
  }
  return csvEntry('catalogue.csv', 'catalogue', taking.now, { columns, rows: rows() })
}

const lineOf = (work: Work, track?: Track) => ({
  work,
  track,
  release: readStoredRelease(work.details),
  scope: readStoredScope(work.scope),
  song: track ? readStoredTrack(track.details) : emptyTrack,
})

const list = (words: readonly string[]) => words.join('; ')
const withRoles = (artists: readonly Artist[]) => list(artists.map(({ name, role }) => `${name} (${role})`))
const titles = (others: readonly OtherTitle[]) =>
  list(others.map(({ text, language, script }) => `${text} (${language}-${script})`))
const lineText = ({ year, owner }: ReleaseDetails['p_line']) => [year, owner].filter(Boolean).join(' ')
/** Nothing: the question was never answered. */
const answer = (isSo: boolean | null) => (isSo === null ? '' : isSo ? 'yes' : 'no')
const saidSo = (given: Record<string, boolean> | null) =>
  list(Object.keys(given ?? {}).filter(what => given?.[what]))

const text = (heading: string, value: (line: Line) => string | null): Column<Line> => ({
  heading,
  kind: 'text',
  value,
})

const columns: Column<Line>[] = [
  { heading: 'work_id', kind: 'number', value: ({ work }) => work.id },
  text('kind', ({ work }) => work.kind),
  text('title', ({ work }) => work.title),
  text('version', ({ release }) => release.version),
  text('other_titles', ({ release }) => titles(release.other_titles)),
  text('artists', ({ work }) => work.artists),
  text('artists_with_roles', ({ release }) => withRoles(release.artists)),
  text('label', ({ release }) => release.label),
  // One that was assigned stands in the row; until then what its member wrote.
  text('upc', ({ work, release }) => work.upc ?? release.upc),
  text('genre', ({ release }) => release.genre),
  text('sub_genre', ({ release }) => release.sub_genre),
  text('language', ({ release }) => release.language),
  text('p_line', ({ release }) => lineText(release.p_line)),
  text('c_line', ({ release }) => lineText(release.c_line)),
  text('explicit', ({ release }) => answer(release.explicit)),
  text('ai_use', ({ release }) => saidSo(release.ai_use)),
  text('status', ({ work }) => work.status),
  { heading: 'release_date', kind: 'date', value: ({ work }) => work.release_date },
  { heading: 'original_release_date', kind: 'date', value: ({ release }) => release.original_release_date },
  { heading: 'released_at', kind: 'time', value: ({ work }) => work.released_at },
  text('territory', ({ scope: { territory } }) =>
    territory.worldwide ? 'worldwide' : list(territory.countries),
  ),
  { heading: 'track', kind: 'number', value: ({ track }) => track?.position ?? null },
  text('track_title', ({ song }) => song.title),
  text('track_version', ({ song }) => song.version),
  text('track_other_titles', ({ song }) => titles(song.other_titles)),
  // None of its own: the release's.
  text('track_artists_with_roles', ({ track, song, release }) =>
    track ? withRoles(song.artists.length > 0 ? song.artists : release.artists) : '',
  ),
  text('isrc', ({ track, song }) => track?.isrc ?? song.isrc),
  text('lyricists', ({ song }) => list(song.lyricists)),
  text('composers', ({ song }) => list(song.composers)),
  text('arrangers', ({ song }) => list(song.arrangers)),
  text('producers', ({ song }) => list(song.producers)),
  text('performers', ({ song }) => list(song.performers)),
  text('track_language', ({ song }) => song.language),
  text('track_explicit', ({ song }) => answer(song.explicit)),
  text('instrumental', ({ track, song }) => (track ? answer(song.instrumental) : '')),
  text('original_title', ({ song }) => song.rights.original_title),
  text('original_artist', ({ song }) => song.rights.original_artist),
  { heading: 'withdrawn_at', kind: 'time', value: ({ track }) => track?.withdrawn_at ?? null },
]
