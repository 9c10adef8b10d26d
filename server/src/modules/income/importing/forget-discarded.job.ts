// A report that was discarded is never read, compared or posted again. Its lines go, in portions that hold nobody up; what it came to, and
// why lines of it were refused, stays with its record. Whoever is killed in between has lost nothing: the next round goes on.
import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { findLastLine, forgetMarks, forgetSomeLines, listToForget } from './discarded.queries'

const portion = 20_000

export const forgetDiscarded: Job<Record<string, never>> = {
  name: 'forgetDiscarded',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyMinutes: 10,
  async run({ agentId, database }) {
    for (const reportId of await database.read(agentId, listToForget)) {
      // As long as it has lines it is found again: they go last.
      await database.change(agentId, tx => forgetMarks(tx, reportId))
      const last = await database.read(agentId, tx => findLastLine(tx, reportId))
      for (let after = 0; after < last; after += portion) {
        const lines = { after, upTo: after + portion }
        await database.change(agentId, tx => forgetSomeLines(tx, reportId, lines))
      }
    }
  },
}
