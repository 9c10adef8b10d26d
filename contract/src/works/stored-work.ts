// What was stored stays as it was when a new version of the program knows more fields. It is completed whenever it is read:
// what is new stands as in an empty draft, what the program no longer knows is left out. So a new field needs its schema and its
// empty value in work.ts, and no change to what is stored.
import {
  emptyAiUse,
  emptyArtist,
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
    artists: details.artists.map(artist => completed(emptyArtist, artist)),
    ai_use: details.ai_use && completed(emptyAiUse, details.ai_use),
  }
}

export function readStoredTrack(stored: unknown): TrackDetails {
  const details = completed(emptyTrack, stored)
  return { ...details, artists: details.artists.map(artist => completed(emptyArtist, artist)) }
}

export function readStoredScope(stored: unknown): Scope {
  return completed(emptyScope, stored)
}

function completed<T extends object>(empty: T, stored: unknown): T {
  const known = isPlain(stored) ? stored : {}
  const entries = Object.entries(empty).map(([key, whenAbsent]) => {
    const value = known[key]
    if (value === undefined) return [key, whenAbsent]
    return [key, isPlain(whenAbsent) ? completed(whenAbsent, value) : value]
  })
  return Object.fromEntries(entries) as T
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
