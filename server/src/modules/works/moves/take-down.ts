import type { takeDownWork } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { queueTakedowns } from '../../distribution/distribution.public'
import { closeRevision, findOpenRevision } from '../works.queries'
import { type Doer, doerOf } from './doer'
import { writeHistory } from './history.queries'
import { transition } from './transition'

type Context = Pick<CallContext<typeof takeDownWork>, 'tx' | 'input' | 'actor' | 'now'>

export async function takeOwnDown({ tx, input, actor, now }: Context) {
  const own = { mover: 'member' as const, memberId: actor.memberId, doer: await doerOf(tx, actor) }
  const { status, version } = await takeWorkDown(tx, input.id, { ...own, reason: input.reason }, now)
  return { status, version }
}

interface Takedown {
  mover: 'member' | 'rights' | 'system'
  doer: Doer
  /** Whose work it has to be. */
  memberId?: number
  reason?: string
}

/** An open revision has nothing left to revise. */
export async function takeWorkDown(
  tx: Tx,
  workId: number,
  { mover, doer, memberId, reason }: Takedown,
  now: Date,
) {
  const moved = await transition(tx, workId, { event: 'takeDown', mover, memberId, doer, now, note: reason })
  await queueTakedowns(tx, { id: moved.work.id, version: moved.version }, now)
  const revision = await findOpenRevision(tx, moved.work.id)
  if (revision) {
    await closeRevision(tx, revision.id, 'taken_down', now)
    await writeHistory(tx, { workId: revision.id, event: 'close', from: null, to: null, doer, now })
  }
  return moved
}
