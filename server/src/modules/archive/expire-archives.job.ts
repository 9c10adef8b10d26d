import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import type { Job } from '../../platform/jobs/job'
import { lockDueArchives } from './archives.queries'
import { moveArchive } from './move-archive'

/** Longer than the pause between two tries of a job: whoever builds one says so every second. */
const silentMilliseconds = 24 * 3_600_000

/** Answers whether there may be more. */
export async function expireDueArchives(tx: Tx, now: Date, most = 100): Promise<boolean> {
  const due = await lockDueArchives(
    tx,
    { now, silentSince: new Date(now.getTime() - silentMilliseconds) },
    most,
  )
  for (const archive of due) {
    if (archive.state === 'ready') await moveArchive(tx, archive, 'expire', { now })
    else await moveArchive(tx, archive, 'fail', { now, reason: 'broken' })
  }
  return due.length === most
}

/** Archives whose days have passed go with their files; one that no worker came back to may be asked for again. */
export const expireArchives: Job<Record<string, never>> = {
  name: 'expireArchives',
  lane: 'quick',
  payload: z.strictObject({}),
  everyMinutes: 10,
  async run({ agentId, database }) {
    const now = new Date()
    while (await database.change(agentId, tx => expireDueArchives(tx, now)));
  },
}
