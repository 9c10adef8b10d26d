import type { Content } from '../draft/content'

/** Everybody this draft names already: whoever sings has often written too. */
export function knownNames({ details, tracks }: Content): string[] {
  const ofTracks = tracks.flatMap(({ details: track }) => [
    ...track.artists.map(({ name }) => name),
    ...track.performers,
    ...track.composers,
    ...track.lyricists,
    ...track.arrangers,
    ...track.producers,
  ])
  return [...new Set([...details.artists.map(({ name }) => name), ...ofTracks])].filter(Boolean)
}
