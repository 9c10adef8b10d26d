// The demo's releases go out once their files have passed the checks, as any others would have before.
import { z } from 'zod'
import { askForDispatch, channelsOf, forgetFailures } from '../modules/distribution/distribution.public'
import { hasUncheckedFiles } from '../modules/works/works.public'
import { systemClock } from '../platform/clock'
import { enqueue, type Job } from '../platform/jobs/job'

const lookAgainAfter = 5_000

export const sendDemo: Job<Record<string, never>> = {
  name: 'sendDemo',
  lane: 'quick',
  payload: z.strictObject({}),
  run: ({ database, agentId }) =>
    database.change(agentId, async tx => {
      if (await hasUncheckedFiles(tx)) {
        const runAt = new Date(systemClock.now().getTime() + lookAgainAfter)
        return enqueue(tx, sendDemo, {}, { runAt })
      }
      await forgetFailures(tx)
      const channels = await channelsOf(tx)
      await askForDispatch(
        tx,
        channels.map(({ id }) => id),
      )
    }),
}
