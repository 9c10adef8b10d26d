import type { DraftTrack, Missing } from '#contract/works/missing'

const order = [
  'material.cover',
  'title',
  'artists',
  'genre',
  'language',
  'explicit',
  'tracks',
  'performers',
  'composers',
  'lyricists',
  'isrc',
  'rights',
  'p_line',
  'c_line',
  'upc',
  'ai_use',
]

/** Step by step and from the top of each page to its end, so that the list leads through them. */
export function inPageOrder(missing: readonly Missing[], tracks: readonly DraftTrack[]): Missing[] {
  const placed = missing.map(entry => ({ entry, place: placeOf(entry, tracks) }))
  const inOrder = placed.toSorted((one, other) => {
    const level = one.place.findIndex((number, index) => number !== other.place[index])
    return (one.place[level] ?? 0) - (other.place[level] ?? 0)
  })
  return inOrder.map(({ entry }) => entry)
}

/** The tracks of an album stand together, each with its own fields; a lone track's fields stand among the release's. */
function placeOf({ step, field, trackId }: Missing, tracks: readonly DraftTrack[]): number[] {
  const known = order.findIndex(name => name === field || name === field.split('.')[0])
  const inForm = known < 0 ? order.length : known
  const track = tracks.length > 1 ? tracks.findIndex(({ id }) => id === trackId) : -1
  return track < 0 ? [step, inForm] : [step, order.indexOf('tracks'), track, inForm]
}

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
