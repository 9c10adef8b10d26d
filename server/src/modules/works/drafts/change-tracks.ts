// The tracks of an album: added, removed, put into another order. A single keeps its one.
import { emptyTrack, mostTracks, trackDetails } from '#contract/works/work'
import type { addTracks, orderTracks, removeTrack } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { canEdit } from '../works.policy'
import { deleteTrack, insertTrack, listTracks, setPosition } from '../works.queries'
import { lockOnVersion } from './lock-on-version'
import { putDraft } from './put-draft'

export async function addTracksToAlbum({ tx, input, actor, now }: CallContext<typeof addTracks>) {
  const work = await lockAlbum(tx, actor.memberId, input)
  const present = await listTracks(tx, work.id)
  if (present.length + input.tracks.length > mostTracks) {
    throw new Refusal('invalidInput', {
      fields: [{ field: 'tracks', text: 'works.tooManyTracks', params: { most: mostTracks } }],
    })
  }
  const trackIds: number[] = []
  let position = present.length
  for (const wanted of input.tracks) {
    position += 1
    const details = trackDetails.parse({ ...emptyTrack, ...wanted, title: wanted.title.slice(0, 200) })
    trackIds.push(await insertTrack(tx, { workId: work.id, position, details }))
  }
  return { ...(await saved(tx, work, now)), track_ids: trackIds }
}

export async function removeTrackFromAlbum({ tx, input, actor, now }: CallContext<typeof removeTrack>) {
  const work = await lockAlbum(tx, actor.memberId, input)
  const tracks = await listTracks(tx, work.id)
  if (!tracks.some(({ id }) => id === input.track_id)) throw new Refusal('notFound')
  await deleteTrack(tx, input.track_id)
  const left = tracks.filter(({ id }) => id !== input.track_id)
  for (const [index, { id }] of left.entries()) await setPosition(tx, id, index + 1)
  return saved(tx, work, now)
}

export async function orderTracksOfAlbum({ tx, input, actor, now }: CallContext<typeof orderTracks>) {
  const work = await lockAlbum(tx, actor.memberId, input)
  const present = (await listTracks(tx, work.id)).map(({ id }) => id)
  const wanted = [...new Set(input.track_ids)]
  if (wanted.length !== present.length || !wanted.every(id => present.includes(id))) {
    throw new Refusal('conflict', { text: 'works.changedElsewhere' })
  }
  for (const [index, id] of wanted.entries()) await setPosition(tx, id, index + 1)
  return saved(tx, work, now)
}

async function lockAlbum(tx: Tx, memberId: number, input: { id: number; version: number }) {
  const work = await lockOnVersion(tx, memberId, input)
  if (!canEdit(work) || work.purpose === 'supplement') {
    throw new Refusal('conflict', { text: 'works.notEditable' })
  }
  if (work.kind !== 'album') throw new Refusal('conflict', { text: 'works.singleHasOneTrack' })
  return work
}

async function saved(tx: Tx, work: Awaited<ReturnType<typeof lockAlbum>>, now: Date) {
  const version = await putDraft(tx, work, work, now)
  return { version, saved_at: now.toISOString() }
}
