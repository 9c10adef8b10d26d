import type { makeMoveInDrafts } from '#contract/move-in/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { judgeMoveIn } from './judging/judge-move-in'
import { makeDraftsJob } from './move-in-jobs'
import { listReleasesToMake } from './move-in-rows.queries'
import { moveMoveIn } from './move-move-in'
import { lockOwnMoveIn } from './own-move-in'

export async function startMaking({ tx, actor, now, answer }: CallContext<typeof makeMoveInDrafts>) {
  const moveIn = await lockOwnMoveIn(tx, actor.memberId, now)
  if (moveIn.state === 'making') return null
  // A code may have been taken since the list was read.
  await judgeMoveIn(tx, moveIn)
  if ((await listReleasesToMake(tx, moveIn.id)).length === 0) {
    throw new Refusal('conflict', { text: 'moveIn.nothingToMake' })
  }
  if (!(await moveMoveIn(tx, moveIn, 'make', { now })))
    throw new Refusal('conflict', { text: 'moveIn.underWay' })
  await enqueue(tx, makeDraftsJob, { moveInId: moveIn.id, personId: actor.personId })
  answer.text = { key: 'moveIn.makingNow' }
  return null
}
