import type { DraftTrack, Missing } from '#contract/works/missing'

const order = [
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

/** From the top of the page to its end, so that the list leads through it. What is on another step keeps its order. */
export function inPageOrder(missing: readonly Missing[]): Missing[] {
  const placeOf = ({ field }: Missing) => {
    const place = order.indexOf(field.split('.')[0] ?? '')
    return place < 0 ? order.length : place
  }
  return missing.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What the release lacks, then each track that lacks something, in the order of the tracks. */
export function groupByPlace(missing: readonly Missing[], tracks: readonly DraftTrack[]) {
  const ofTracks = tracks.map(({ id, details }, index) => ({
    id,
    title: details.title,
    position: index + 1,
    entries: inPageOrder(missing.filter(({ trackId }) => trackId === id)),
  }))
  return {
    release: inPageOrder(missing.filter(({ trackId }) => trackId === undefined)),
    ofTracks: ofTracks.filter(({ entries }) => entries.length > 0),
  }
}
