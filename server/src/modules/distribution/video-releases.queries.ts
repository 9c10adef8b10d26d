// Videos as releases of their own: which a work has, and under which codes.
import { readStoredTrack } from '#contract/works/stored-work'
import type { TrackDetails } from '#contract/works/work'
import { build, execute, maybeOne, rows, type Tx } from '../../platform/database/query'

export interface VideoCodes {
  trackId: number
  upc: string
  isrc: string
}

/** Every one that ever got codes, whether the work still has it or not. */
export async function listVideos(tx: Tx, workId: number) {
  const found = await rows(
    tx,
    build
      .selectFrom('video_releases')
      .select(['track_id', 'is_offered'])
      .where('work_id', '=', workId)
      .orderBy('track_id'),
  )
  return found.map(({ track_id, is_offered }) => ({ trackId: track_id, isOffered: is_offered }))
}

export async function findVideo(tx: Tx, trackId: number) {
  const found = await maybeOne(
    tx,
    build.selectFrom('video_releases').select(['upc', 'isrc', 'track']).where('track_id', '=', trackId),
  )
  return found && { ...found, track: readStoredTrack(found.track) }
}

export async function insertVideo(
  tx: Tx,
  workId: number,
  { trackId, upc, isrc }: VideoCodes,
  track: TrackDetails,
): Promise<void> {
  await execute(
    tx,
    build.insertInto('video_releases').values({
      work_id: workId,
      track_id: trackId,
      upc,
      isrc,
      track: JSON.stringify(track),
      is_offered: true,
    }),
  )
}

export function putVideo(tx: Tx, trackId: number, track: TrackDetails) {
  return execute(
    tx,
    build
      .updateTable('video_releases')
      .set({ track: JSON.stringify(track), is_offered: true })
      .where('track_id', '=', trackId),
  )
}

/** Of this work, all but those of these tracks. */
export function endOtherVideos(tx: Tx, workId: number, trackIds: readonly number[]) {
  let query = build.updateTable('video_releases').set({ is_offered: false }).where('work_id', '=', workId)
  if (trackIds.length > 0) query = query.where('track_id', 'not in', trackIds)
  return execute(tx, query.where('is_offered', '=', true))
}
