// Whether a channel can sell a work, or the video of one of its tracks, as both are by now.
import { hasCommonGround } from '#contract/distribution/common-ground'
import type { Scope, Territory } from '#contract/works/work'
import type { Tx } from '../../platform/database/query'
import { listGroundTracks } from './work-ground.queries'

export interface ScopedWork {
  id: number
  scope: Scope
}

export interface WorkGround {
  /** `trackId`: whose video it is; null: the work itself. */
  isAt(channel: Territory, trackId: number | null): boolean
}

export async function readGround(tx: Tx, work: ScopedWork): Promise<WorkGround> {
  return groundOf(work, await listGroundTracks(tx, [work.id]))
}

/** The tracks may be those of several works. */
export function groundOf(
  { id, scope }: ScopedWork,
  tracks: Awaited<ReturnType<typeof listGroundTracks>>,
): WorkGround {
  const own = tracks.filter(({ workId }) => workId === id)
  const granted = { scope, licensedUntil: own[0]?.licensedUntil ?? null }
  return {
    isAt(channel, trackId) {
      const sold = trackId === null ? own : own.filter(track => track.id === trackId)
      return hasCommonGround(sold, granted, channel)
    },
  }
}
