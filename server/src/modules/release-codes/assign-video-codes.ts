import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../platform/database/query'
import { endOtherVideos, insertVideo, listVideos, putVideo } from '../distribution/distribution.public'
import type { codedWork } from '../works/works.public'
import { insertAssigned } from './release-codes.queries'
import { takeCodes } from './take-codes'

/** A video is a release of its own: with codes that it gets when it first goes out and keeps, and no longer one where it was taken away. */
export async function assignVideoCodes(
  tx: Tx,
  { work, tracks }: Awaited<ReturnType<typeof codedWork>>,
  now: Date,
): Promise<void> {
  const shown = tracks.filter(({ hasVideo, withdrawn_at }) => hasVideo && withdrawn_at === null)
  const coded = new Set((await listVideos(tx, work.id)).map(({ trackId }) => trackId))
  await endOtherVideos(
    tx,
    work.id,
    shown.map(({ id }) => id),
  )
  const fresh = shown.filter(({ id }) => !coded.has(id))
  for (const { id, details } of shown) if (coded.has(id)) await putVideo(tx, id, details)
  if (fresh.length === 0) return
  const year = Number(todayInChina(now).slice(0, 4))
  const upcs = await takeCodes(tx, 'upc', fresh.length, year)
  const isrcs = await takeCodes(tx, 'isrc', fresh.length, year)
  for (const [index, { id: trackId, details }] of fresh.entries()) {
    const [upc, isrc] = [upcs[index], isrcs[index]]
    if (!upc || !isrc) throw new Error('a video without its codes')
    const given = [
      { kind: 'upc' as const, ...upc, workId: work.id, trackId },
      { kind: 'isrc' as const, ...isrc, workId: work.id, trackId },
    ]
    await insertAssigned(tx, given, now)
    await insertVideo(tx, work.id, { trackId, upc: upc.code, isrc: isrc.code }, details)
  }
}
