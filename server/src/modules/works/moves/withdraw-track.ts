// One track of a release is taken off the channels, or comes back: an update in which its deals have ended. The last one that is left takes
// the whole release with it.
import { releasedStatuses } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import { Refusal } from '../../../platform/refusal'
import { listTracks, lockWork, setWithdrawn, type WorkRecord } from '../works.queries'
import '../works.texts'
import type { Doer } from './doer'
import { writeHistory } from './history.queries'
import { isUnderMeasure } from './measures.queries'
import { takeWorkDown } from './take-down'

interface OneTrack {
  workId: number
  trackId: number
  reason: string
}

/** Answers the track, and the status of its work. */
export async function withdrawTrack(tx: Tx, { workId, trackId, reason }: OneTrack, doer: Doer, now: Date) {
  const { work, track, others } = await lockReleasedTrack(tx, workId, trackId)
  if (track.withdrawn_at !== null) throw new Refusal('conflict', { text: 'works.trackIsWithdrawn' })
  if (isLast(others)) {
    const { status } = await takeWorkDown(tx, workId, { mover: 'rights', doer, reason }, now)
    return { work, track, status }
  }
  await setWithdrawn(tx, trackId, { at: now, reason })
  await note(tx, work, { event: 'withdrawTrack', note: `${track.details.title} · ${reason}`, doer, now })
  return { work, track, status: work.status }
}

/** Of a release that is down already: it comes back without this track. Answers whether that is so; the last one that is left holds the whole. */
export async function leaveTrackOut(tx: Tx, { workId, trackId, reason }: OneTrack, doer: Doer, now: Date) {
  const { work, track, others } = await lockTrack(tx, workId, trackId)
  if (isLast(others)) return false
  await setWithdrawn(tx, trackId, { at: now, reason })
  await note(tx, work, { event: 'withdrawTrack', note: `${track.details.title} · ${reason}`, doer, now })
  return true
}

const isLast = (others: readonly { withdrawn_at: Date | null }[]) =>
  others.every(({ withdrawn_at }) => withdrawn_at !== null)

export async function restoreTrack(tx: Tx, { workId, trackId, reason }: OneTrack, doer: Doer, now: Date) {
  const { work, track } = await lockReleasedTrack(tx, workId, trackId)
  if (track.withdrawn_at === null) throw new Refusal('conflict', { text: 'works.trackIsNotWithdrawn' })
  if (await isUnderMeasure(tx, workId, trackId)) throw new Refusal('conflict', { text: 'works.underMeasure' })
  await setWithdrawn(tx, trackId, null)
  await note(tx, work, { event: 'restoreTrack', note: `${track.details.title} · ${reason}`, doer, now })
  return { work, track, status: work.status }
}

async function lockReleasedTrack(tx: Tx, workId: number, trackId: number) {
  const locked = await lockTrack(tx, workId, trackId)
  if (!releasedStatuses.includes(locked.work.status) || locked.work.revision_of !== null) {
    throw new Refusal('conflict', { text: 'works.cannotMove' })
  }
  return locked
}

async function lockTrack(tx: Tx, workId: number, trackId: number) {
  const work = await lockWork(tx, workId)
  const tracks = work ? await listTracks(tx, work.id) : []
  const track = tracks.find(({ id }) => id === trackId)
  if (!work || !track) throw new Refusal('notFound')
  return { work, track, others: tracks.filter(({ id }) => id !== trackId) }
}

function note(tx: Tx, work: WorkRecord, entry: { event: string; note: string; doer: Doer; now: Date }) {
  return writeHistory(tx, { workId: work.id, from: null, to: null, ...entry })
}
