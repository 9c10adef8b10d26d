// Tracks are added, removed and ordered at once, not with the rest of what is typed.
import type { DraftTrack } from '#contract/works/missing'
import { type Artist, emptyTrack } from '#contract/works/work'
import { addTracks, orderTracks, removeTrack } from '#contract/works/work-calls'
import { api } from '../../../lib/api'
import { isRefusal } from '../../../lib/is-refusal'
import type { Content } from './content'
import type { RemovalClash } from './merge'
import type { WorkKeeper } from './work-keeper'

/** Another version is not the member's business: the keeper merges and tries again. */
const quietly = { shows: (error: unknown) => isRefusal(error, 'conflict') }

export interface NewTrack {
  title: string
  artists?: Artist[]
}

/** New tracks at the end, with the language of the release and its answer about explicit words. Answers their ids. */
export async function appendTracks(keeper: WorkKeeper, tracks: NewTrack[]): Promise<number[]> {
  const id = keeper.read().work.id
  const { track_ids } = await keeper.alter(
    async version => (await api(addTracks, { id, version, tracks }, quietly)).data,
    (content, answer) => ({ ...content, tracks: [...content.tracks, ...placed(answer.track_ids, tracks)] }),
  )
  const { language, explicit } = keeper.read().content.details
  keeper.edit(content => ({
    ...content,
    tracks: content.tracks.map(track =>
      track_ids.includes(track.id)
        ? { ...track, details: { ...track.details, language, explicit: explicit === false ? false : null } }
        : track,
    ),
  }))
  return track_ids
}

function placed(ids: readonly number[], tracks: readonly NewTrack[]): DraftTrack[] {
  return ids.map((id, index) => ({
    id,
    details: { ...emptyTrack, title: tracks[index]?.title ?? '', artists: tracks[index]?.artists ?? [] },
  }))
}

export function dropTrack(keeper: WorkKeeper, trackId: number) {
  const id = keeper.read().work.id
  return keeper.alter(
    async version => (await api(removeTrack, { id, version, track_id: trackId }, quietly)).data,
    content => ({ ...content, tracks: content.tracks.filter(track => track.id !== trackId) }),
  )
}

/** Shown at once, and taken back when the server does not take it. Tracks from elsewhere stay behind the others. */
export async function arrangeTracks(keeper: WorkKeeper, order: readonly number[]) {
  const { work, content } = keeper.read()
  const before = content.tracks.map(({ id }) => id)
  keeper.edit(current => inOrder(current, order))
  try {
    await keeper.alter(
      async (version, current) => {
        const track_ids = inOrder(current, order).tracks.map(({ id }) => id)
        return (await api(orderTracks, { id: work.id, version, track_ids }, quietly)).data
      },
      current => inOrder(current, order),
    )
  } catch (error) {
    keeper.edit(current => inOrder(current, before))
    throw error
  }
}

function inOrder(content: Content, order: readonly number[]): Content {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: DraftTrack) => places.get(id) ?? order.length
  return { ...content, tracks: content.tracks.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** A track that was removed elsewhere comes back at the end, with everything that was written here. Its files are gone. */
export async function takeUpTrack(keeper: WorkKeeper, clash: RemovalClash) {
  const { details } = clash.track
  const [newId] = await appendTracks(keeper, [{ title: details.title, artists: details.artists }])
  keeper.edit(content => ({
    ...content,
    tracks: content.tracks.map(track => (track.id === newId ? { ...track, details } : track)),
  }))
  keeper.decide(clash, 'mine')
}
