import type { RosterRole } from '#contract/works/roster'
import { mostPages, type ReleaseDetails, type TrackDetails } from '#contract/works/work'
import type { Tx } from '../../../platform/database/query'
import { listTracks, type WorkRecord } from '../works.queries'
import { type NamedArtist, noteArtists } from './roster.queries'

const fields = {
  lyricists: 'lyricist',
  composers: 'composer',
  arrangers: 'arranger',
  producers: 'producer',
  performers: 'performer',
} as const satisfies Partial<Record<keyof TrackDetails, RosterRole>>

/** Whoever a submitted release names is on its member's roster from then on. */
export async function growRoster(tx: Tx, work: Pick<WorkRecord, 'id' | 'member_id' | 'details'>, now: Date) {
  const named = namedIn(work.details, await listTracks(tx, work.id))
  if (named.length > 0) await noteArtists(tx, work.member_id, named, mostPages, now)
}

function namedIn(
  details: Pick<ReleaseDetails, 'artists'>,
  tracks: readonly { details: TrackDetails }[],
): NamedArtist[] {
  const people = new Map<string, NamedArtist>()
  const note = (name: string, role: RosterRole, pages: NamedArtist['channel_ids'] = []) => {
    if (name === '') return
    const known = people.get(name) ?? { name, roles: [], channel_ids: [] }
    const whole = pages.filter(({ channel, id }) => channel !== '' && id !== '')
    people.set(name, {
      name,
      roles: [...new Set([...known.roles, role])],
      channel_ids: known.channel_ids.length > 0 ? known.channel_ids : whole,
    })
  }
  const artists = [...details.artists, ...tracks.flatMap(track => track.details.artists)]
  for (const { name, role, channel_ids } of artists) note(name, role, channel_ids)
  for (const { details: track } of tracks) {
    for (const [field, role] of Object.entries(fields)) {
      for (const name of track[field as keyof typeof fields]) note(name, role)
    }
  }
  return [...people.values()]
}
