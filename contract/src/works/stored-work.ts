// What was stored stays as it was when a new version of the program knows more fields. It is completed whenever it is read:
// what is new stands as in an empty draft, what the program no longer knows is left out. So a new field needs its schema and its
// empty value in work.ts, and no change to what is stored.
import { completed } from '../completed'
import {
  emptyAiUse,
  emptyArtist,
  emptyOtherTitle,
  emptyRelease,
  emptyScope,
  emptyTrack,
  type ReleaseDetails,
  type Scope,
  type TrackDetails,
} from './work'

export function readStoredRelease(stored: unknown): ReleaseDetails {
  const details = completed(emptyRelease, stored)
  return {
    ...details,
    ...completedLists(details),
    ai_use: details.ai_use && completed(emptyAiUse, details.ai_use),
  }
}

export function readStoredTrack(stored: unknown): TrackDetails {
  const details = completed(emptyTrack, stored)
  return { ...details, ...completedLists(details) }
}

export function readStoredScope(stored: unknown): Scope {
  return completed(emptyScope, stored)
}

const completedLists = ({ artists, other_titles }: Pick<ReleaseDetails, 'artists' | 'other_titles'>) => ({
  artists: artists.map(artist => completed(emptyArtist, artist)),
  other_titles: other_titles.map(title => completed(emptyOtherTitle, title)),
})
