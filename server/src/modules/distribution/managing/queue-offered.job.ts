// Released works come to a channel that was not there when they were released. A page at a time, each for itself: whatever is
// interrupted is taken up where it ended, since works that have been queued are not found again.
import { z } from 'zod'
import { systemClock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/query'
import type { Job, JobName } from '../../../platform/jobs/job'
import { askForDispatch } from '../delivery-jobs'
import { groundOf } from '../work-ground'
import { listGroundTracks } from '../work-ground.queries'
import { findManagedChannel } from './managed-channels.queries'
import {
  insertReleases,
  listOfferedVideos,
  lockOffered,
  type OfferedPart,
  type OfferedWork,
} from './offer.queries'

export const offerJob: JobName<{ channelId: number }> = {
  name: 'queueOffered',
  payload: z.object({ channelId: z.number().int() }),
}

const pageSize = 200

export const queueOffered: Job<{ channelId: number }> = {
  ...offerJob,
  lane: 'heavy',
  async run({ database, agentId, payload: { channelId } }) {
    let after: number | undefined = 0
    while (after !== undefined) {
      const from: number = after
      after = await database.change(agentId, tx => queuePage(tx, channelId, from, systemClock.now()))
    }
  },
}

/** The last work of the page; undefined: there is nothing more to do. */
async function queuePage(tx: Tx, channelId: number, after: number, now: Date): Promise<number | undefined> {
  const works = await lockOffered(tx, channelId, after, pageSize)
  const channel = await findManagedChannel(tx, channelId)
  if (!channel?.is_on || works.length === 0) return undefined
  await insertReleases(tx, channelId, await soldParts(tx, channel, works), now)
  await askForDispatch(tx, [channelId])
  // A short page says nothing: what changed at this moment is left out.
  return works.at(-1)?.id
}

type Channel = NonNullable<Awaited<ReturnType<typeof findManagedChannel>>>

/** The works, and their videos where the channel takes them; as far as it can sell them. */
async function soldParts(
  tx: Tx,
  { profile }: Channel,
  works: readonly OfferedWork[],
): Promise<OfferedPart[]> {
  const ids = works.map(({ id }) => id)
  const tracks = await listGroundTracks(tx, ids)
  const videos = profile.accepts_video ? await listOfferedVideos(tx, ids) : []
  return works.flatMap(work => {
    const ground = groundOf(work, tracks)
    const own = videos.filter(({ workId }) => workId === work.id).map(({ trackId }) => trackId)
    return [null, ...own]
      .filter(trackId => ground.isAt(profile.territory, trackId))
      .map(trackId => ({ workId: work.id, version: work.version, trackId }))
  })
}
