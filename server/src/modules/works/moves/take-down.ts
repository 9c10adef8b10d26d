import type { staffTakeDown } from '#contract/review/calls'
import type { takeDownWork } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { MemberActor, StaffActor } from '../../../platform/http/actor'
import type { CallContext } from '../../../platform/http/call-handler'
import { closeRevision, findOpenRevision } from '../works.queries'
import { doerOf } from './doer'
import { writeHistory } from './history.queries'
import { transition } from './transition'

export function takeDown({
  tx,
  input,
  actor,
  now,
}: CallContext<typeof takeDownWork> | CallContext<typeof staffTakeDown>) {
  return takeWorkDown(tx, input.id, actor, input.reason, now)
}

/** An open revision has nothing left to revise. */
export async function takeWorkDown(
  tx: Tx,
  workId: number,
  actor: MemberActor | StaffActor,
  reason: string,
  now: Date,
) {
  const doer = await doerOf(tx, actor)
  const { status, version, work } = await transition(tx, workId, {
    event: 'takeDown',
    mover: actor.kind === 'staff' ? 'rights' : 'member',
    memberId: actor.kind === 'member' ? actor.memberId : undefined,
    doer,
    now,
    note: reason,
  })
  const revision = await findOpenRevision(tx, work.id)
  if (revision) {
    await closeRevision(tx, revision.id, 'taken_down', now)
    await writeHistory(tx, { workId: revision.id, event: 'close', from: null, to: null, doer, now })
  }
  return { status, version }
}
