import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { enqueue, type JobName } from '../../platform/jobs/job'

export const prepareJob: JobName<{ workId: number }> = {
  name: 'prepareReleasePage',
  payload: z.object({ workId: z.number() }),
}

/** Once for all who ask before it has begun. */
export function askForReleasePage(tx: Tx, workId: number, runAt?: Date): Promise<void> {
  const key = `release page ${tx.agentId} ${workId}`
  return enqueue(tx, prepareJob, { workId }, { key, maxAttempts: 5, runAt })
}
