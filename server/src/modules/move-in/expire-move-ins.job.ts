import { z } from 'zod'
import { moveInDays } from '#contract/move-in/move-in-state'
import type { Tx } from '../../platform/database/query'
import type { Job } from '../../platform/jobs/job'
import { close } from './close-move-in'
import { forgetList } from './forget-list'
import { lockIdleMoveIns } from './move-ins.queries'
import { moveMoveIn } from './move-move-in'

const hour = 3_600_000
/** Longer than the pause between two tries of a job: whoever reads or makes says so all the time. */
const silentMilliseconds = 24 * hour
const idleMilliseconds = moveInDays * 24 * hour

/** Answers whether there may be more. */
export async function expireIdleMoveIns(tx: Tx, now: Date, most = 50): Promise<boolean> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const due = await lockIdleMoveIns(
    tx,
    { idleSince: before(idleMilliseconds), silentSince: before(silentMilliseconds) },
    most,
  )
  for (const moveIn of due) {
    if (moveIn.moved_at < before(idleMilliseconds)) await close(tx, moveIn, now)
    else if (moveIn.state === 'making') await moveMoveIn(tx, moveIn, 'made', { now })
    else {
      await moveMoveIn(tx, moveIn, 'fail', { now, failure: { reason: 'broken', detail: '' } })
      await forgetList(tx, moveIn.id)
    }
  }
  return due.length === most
}

/** One that nobody touches for a month goes with its files; one that no worker came back to may be begun again. */
export const expireMoveIns: Job<Record<string, never>> = {
  name: 'expireMoveIns',
  lane: 'quick',
  payload: z.strictObject({}),
  everyMinutes: 60,
  async run({ agentId, database }) {
    const now = new Date()
    while (await database.change(agentId, tx => expireIdleMoveIns(tx, now)));
  },
}
