// The people a member makes music with, as forms are completed from them.
import { z } from 'zod'
import { words } from '../text'
import { id, timestamp } from '../wire'
import { artist, artistRoles } from './work'

/** What somebody does in a release: how they are named on it, or what they did for a track. */
export const rosterRoles = [
  ...artistRoles,
  'lyricist',
  'composer',
  'arranger',
  'producer',
  'performer',
] as const
export type RosterRole = (typeof rosterRoles)[number]

/** More than any label has; a limit against machines. */
export const mostArtists = 2000

export const rosterContent = {
  name: words(120, 1),
  roles: z.array(z.enum(rosterRoles)).max(rosterRoles.length),
  channel_ids: artist.shape.channel_ids,
}

export const rosterArtist = z.object({
  id,
  name: z.string(),
  roles: z.array(z.enum(rosterRoles)),
  channel_ids: artist.shape.channel_ids,
  /** Empty: none. */
  picture: z.string(),
  /** When a release that names them was submitted last. */
  used_at: timestamp.nullable(),
})
export type RosterArtist = z.output<typeof rosterArtist>
