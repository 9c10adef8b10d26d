// The one place that keeps a job from running now: what leaves the house waits while its site is held, what removes files waits while a backup
// copies them. It is put off, not failed: its tries are not used up.
import type { JobHelpers } from 'graphile-worker'
import { whileNothingIsCopied } from '../backup/backup-locks'
import type { Database } from '../database/database'
import { isSiteHeld } from '../hold/site-hold'
import type { Job } from './job'

const waits = 60_000

export async function runOrPutOff(
  { leaves, removesFiles }: Pick<Job, 'leaves' | 'removesFiles'>,
  { agentId, database }: { agentId: number; database: Database },
  helpers: JobHelpers,
  run: () => Promise<void>,
): Promise<void> {
  if (leaves && (await database.read(agentId, isSiteHeld))) return putOff(helpers)
  if (!removesFiles) return run()
  if (!(await whileNothingIsCopied(database, run))) await putOff(helpers)
}

async function putOff({ job, addJob }: JobHelpers): Promise<void> {
  await addJob(job.task_identifier, job.payload, {
    runAt: new Date(Date.now() + waits),
    maxAttempts: job.max_attempts,
    priority: job.priority,
    ...(job.key !== null && { jobKey: job.key }),
  })
}
