import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { enqueue, type JobName } from '../../platform/jobs/job'

// What these jobs do stands in modules/delivery, which stands on this one.

/** Looks what may leave to a channel now. */
export const dispatchJob: JobName<{ channelId: number }> = {
  name: 'dispatchDeliveries',
  payload: z.object({ channelId: z.number().int() }),
}

/** Looks what its deliveries make of a work by now. */
export const settleJob: JobName<{ workId: number }> = {
  name: 'settleWork',
  payload: z.object({ workId: z.number().int() }),
}

/** Asked for often: what waits already is enough. At a later time it is a job of its own. */
export async function askForDispatch(tx: Tx, channelIds: Iterable<number>, runAt?: Date): Promise<void> {
  for (const channelId of new Set(channelIds)) {
    const key = `dispatch ${tx.agentId} ${channelId}${runAt ? ` ${runAt.toISOString()}` : ''}`
    await enqueue(tx, dispatchJob, { channelId }, { key, runAt })
  }
}
