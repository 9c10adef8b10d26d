import { z } from 'zod'
import type { Tx } from '../../../platform/database/query'
import { enqueue, type JobName } from '../../../platform/jobs/job'

export type Previewed = { designId: number } | { templateId: number }

export const previewJob: JobName<Previewed> = {
  name: 'drawCoverPreview',
  payload: z.union([z.object({ designId: z.number() }), z.object({ templateId: z.number() })]),
}

/** Somebody who edits saves every few seconds; what they pause at is drawn. */
const restMilliseconds = 4000

/** Once for all who ask before it has begun: only what was saved last is drawn. */
export function askForPreview(tx: Tx, what: Previewed): Promise<void> {
  const key = `cover preview ${tx.agentId} ${Object.entries(what).join(' ')}`
  return enqueue(tx, previewJob, what, {
    key,
    maxAttempts: 3,
    runAt: new Date(Date.now() + restMilliseconds),
  })
}
