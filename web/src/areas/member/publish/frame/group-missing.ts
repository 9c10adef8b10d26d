import type { DraftTrack, Missing } from '#contract/works/missing'

/** What the release lacks, then each track that lacks something, in the order of the tracks. */
export function groupByPlace(missing: readonly Missing[], tracks: readonly DraftTrack[]) {
  const ofTracks = tracks.map(({ id, details }, index) => ({
    id,
    title: details.title,
    position: index + 1,
    entries: missing.filter(({ trackId }) => trackId === id),
  }))
  return {
    release: missing.filter(({ trackId }) => trackId === undefined),
    ofTracks: ofTracks.filter(({ entries }) => entries.length > 0),
  }
}
