// A single and its one track share what is asked once; the tracks of an album begin with what the release says.
import type { TrackDetails, WorkKind, workLanguages } from '#contract/works/work'
import { type Content, isSame } from './content'

export const followedFields = ['title', 'version', 'other_titles', 'language', 'explicit'] as const

const nothingSung = 'zxx' as const satisfies (typeof workLanguages)[number]

/** After every change: a single's track says what its release says. */
export function followRelease(kind: WorkKind, content: Content): Content {
  if (kind !== 'single') return content
  const { title, version, other_titles, language, explicit } = content.details
  return {
    ...content,
    tracks: content.tracks.map(track => ({
      ...track,
      details: { ...track.details, title, version, other_titles, language, explicit },
    })),
  }
}

/** Tracks that say nothing yet, or what the release said before, take over what it says now. */
export function passToTracks(before: Content, after: Content): Content {
  const [old, now] = [before.details, after.details]
  return {
    ...after,
    tracks: after.tracks.map(({ id, details }) => ({
      id,
      details: {
        ...details,
        language:
          !details.instrumental && (details.language === null || details.language === old.language)
            ? now.language
            : details.language,
        // That the album holds something explicit says nothing about a certain track.
        explicit: details.explicit === null && now.explicit === false ? false : details.explicit,
      },
    })),
  }
}

/** A song that has no title yet is called what its file is called. */
export function withTitle(kind: WorkKind, content: Content, trackId: number, title: string): Content {
  if (kind === 'single') {
    const { details } = content
    return details.title === '' ? { ...content, details: { ...details, title } } : content
  }
  const named = (details: TrackDetails) => (details.title === '' ? { ...details, title } : details)
  return {
    ...content,
    tracks: content.tracks.map(track =>
      track.id === trackId ? { ...track, details: named(track.details) } : track,
    ),
  }
}

/** Whoever a single is by performs it, until somebody else is named there. */
export function passToPerformers(kind: WorkKind, before: Content, after: Content): Content {
  if (kind !== 'single') return after
  const [old, now] = [mainArtists(before), mainArtists(after)]
  return {
    ...after,
    tracks: after.tracks.map(track =>
      isSame(track.details.performers, old)
        ? { ...track, details: { ...track.details, performers: now } }
        : track,
    ),
  }
}

function mainArtists({ details }: Content): string[] {
  const names = details.artists.filter(({ role }) => role === 'main').map(({ name }) => name.trim())
  return [...new Set(names)].filter(Boolean)
}

/** Where nobody sings there is no language, and nobody wrote words. */
export function withInstrumental(
  kind: WorkKind,
  content: Content,
  trackId: number,
  isInstrumental: boolean,
): Content {
  const tracks = content.tracks.map(track => {
    if (track.id !== trackId) return track
    const { language } = track.details
    const sung = language === nothingSung ? null : language
    return {
      ...track,
      details: {
        ...track.details,
        instrumental: isInstrumental,
        language: isInstrumental ? nothingSung : sung,
      },
    }
  })
  const details = { ...content.details }
  if (kind === 'single') details.language = tracks[0]?.details.language ?? null
  return { ...content, tracks, details }
}
