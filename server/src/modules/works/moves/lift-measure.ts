// What a claim of infringement had taken off the channels is free again. Whoever calls this queues what channels get.
import { releasedStatuses, workStatusAfter } from '#contract/works/work-status'
import type { Tx } from '../../../platform/database/query'
import { listTracks, lockWork, setWithdrawn } from '../works.queries'
import type { Doer } from './doer'
import { writeHistory } from './history.queries'
import { transition } from './transition'

interface Lifted {
  workId: number
  /** One track of it, or the whole. */
  trackId: number | null
  note: string
}

/** Answers whether it is with the channels again: something else may have been done about it meanwhile. Whoever calls it knows that no other case holds it. */
export async function liftMeasure(
  tx: Tx,
  { workId, trackId, note }: Lifted,
  doer: Doer,
  now: Date,
): Promise<boolean> {
  const work = await lockWork(tx, workId)
  if (!work) return false
  if (trackId === null) {
    if (!workStatusAfter(work.status, 'liftMeasure')) return false
    const mover = doer.by === 'staff' ? 'rights' : 'system'
    await transition(tx, workId, { event: 'liftMeasure', mover, doer, now, note })
    return true
  }
  const track = (await listTracks(tx, workId)).find(({ id }) => id === trackId)
  if (!track || track.withdrawn_at === null) return false
  await setWithdrawn(tx, trackId, null)
  const said = { event: 'restoreTrack', note: `${track.details.title} · ${note}`, doer, now }
  await writeHistory(tx, { workId, from: null, to: null, ...said })
  return releasedStatuses.includes(work.status)
}
