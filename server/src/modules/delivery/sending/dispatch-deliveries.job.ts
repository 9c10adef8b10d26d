// Decides what may leave to a channel now: in order, not more at a time than the channel takes, nothing while it is off or paused.
import { systemClock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { dispatchJob, lockDeliveries, moveDeliveries } from '../../distribution/distribution.public'
import { packJob } from './job-names'
import { countUnderWay, listReady, lockChannel } from './sending.queries'

export const dispatchDeliveries: Job<{ channelId: number }> = {
  ...dispatchJob,
  lane: 'quick',
  leaves: true,
  run: ({ database, agentId, payload }) =>
    database.change(agentId, tx => dispatch(tx, payload.channelId, systemClock.now())),
}

export async function dispatch(tx: Tx, channelId: number, now: Date): Promise<void> {
  const channel = await lockChannel(tx, channelId)
  if (!channel?.is_on || channel.paused_at) return
  const { parallel_transfers, acknowledgement } = channel.profile
  const most = parallel_transfers - (await countUnderWay(tx, channelId))
  if (most <= 0) return
  const ready = await listReady(tx, { channelId, now, most, isAnswering: acknowledgement === 'files' })
  if (ready.length === 0) return
  // Whoever takes one of them back meanwhile does not keep the others.
  const ids = (await lockDeliveries(tx, ready)).filter(({ state }) => state === 'queued').map(({ id }) => id)
  await moveDeliveries(tx, ids, { to: 'packing', now })
  for (const deliveryId of ids) await enqueue(tx, packJob, { deliveryId })
}
