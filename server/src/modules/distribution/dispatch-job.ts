import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { enqueue, type JobName } from '../../platform/jobs/job'

/** Looks what may leave to a channel now. What it does stands in modules/delivery. */
export const dispatchJob: JobName<{ channelId: number }> = {
  name: 'dispatchDeliveries',
  payload: z.object({ channelId: z.number().int() }),
}

/** Asked for often: what waits already is enough. At a later time it is a job of its own. */
export async function askForDispatch(tx: Tx, channelIds: Iterable<number>, runAt?: Date): Promise<void> {
  for (const channelId of new Set(channelIds)) {
    const key = `dispatch ${tx.agentId} ${channelId}${runAt ? ` ${runAt.toISOString()}` : ''}`
    await enqueue(tx, dispatchJob, { channelId }, { key, runAt })
  }
}
